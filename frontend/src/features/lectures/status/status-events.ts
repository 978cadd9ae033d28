import { END, eventChannel, type EventChannel } from 'redux-saga';
import type { LectureStatus } from '../../../shared/api/types';

/** Whether the browser supports event streams; if not, callers have to poll. */
export const hasEvents = () => 'EventSource' in globalThis;

/** The server's news about a lecture's video, until it ends the stream or becomes unreachable. */
export function statusEvents(address: string): EventChannel<LectureStatus> {
  return eventChannel((emit) => {
    const source = new EventSource(address);
    source.onmessage = ({ data }: MessageEvent<string>) => emit(JSON.parse(data) as LectureStatus);
    // The browser would reconnect, even to a finished stream: the caller decides about that.
    source.onerror = () => emit(END);
    return () => source.close();
  });
}

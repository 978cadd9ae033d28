import { END, eventChannel, type EventChannel } from 'redux-saga';
import type { LectureStatus } from '../../shared/api/types';

/** Whether news can come by themselves; where not, somebody has to ask. */
export const hasEvents = () => 'EventSource' in globalThis;

/** The news of a lecture's video as the server sends them, until it ends the stream or cannot be reached. */
export function statusEvents(address: string): EventChannel<LectureStatus> {
  return eventChannel((emit) => {
    const source = new EventSource(address);
    source.onmessage = ({ data }: MessageEvent<string>) => emit(JSON.parse(data) as LectureStatus);
    // It would come back by itself, also to a stream that is over: whoever listens decides.
    source.onerror = () => emit(END);
    return () => source.close();
  });
}

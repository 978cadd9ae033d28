import type { WatchMessage } from '../../shared/api/types';

/** What the server takes in one message. */
const MOST_INTERVALS = 500;

/** Two messages of one course as one; the newer one decides where to resume. */
export function mergeMessages(older: WatchMessage | undefined, newer: WatchMessage): WatchMessage {
  // One that is revived while it still waits must not make the message longer each time.
  const intervals = unique([...(older?.intervals ?? []), ...(newer.intervals ?? [])]);
  const done = new Set([...(older?.done ?? []), ...(newer.done ?? [])]);
  const position = newer.position ?? older?.position;
  return {
    intervals: intervals.slice(-MOST_INTERVALS),
    ...(done.size > 0 && { done: [...done] }),
    ...(position && { position }),
  };
}

/** The message as one for each lecture it speaks of. */
export function byLecture({ intervals = [], done = [], position }: WatchMessage): WatchMessage[] {
  const named = [...intervals.map(({ lectureId }) => lectureId), ...done];
  const lectureIds = new Set(position ? [...named, position.lectureId] : named);
  return [...lectureIds].map((lectureId) => ({
    intervals: intervals.filter((interval) => interval.lectureId === lectureId),
    ...(done.includes(lectureId) && { done: [lectureId] }),
    ...(position?.lectureId === lectureId && { position }),
  }));
}

function unique(intervals: NonNullable<WatchMessage['intervals']>) {
  const known = new Map(
    intervals.map((interval) => [
      `${interval.lectureId} ${interval.from} ${interval.to}`,
      interval,
    ]),
  );
  return [...known.values()];
}

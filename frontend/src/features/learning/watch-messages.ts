import type { WatchMessage } from '../../shared/api/types';

/** The server's limit per message. */
const MOST_INTERVALS = 500;

/** Merges two messages of one course; the newer one determines where to resume. */
export function mergeMessages(older: WatchMessage | undefined, newer: WatchMessage): WatchMessage {
  // Deduplicated, so that repeatedly reviving a waiting message does not make it longer.
  const intervals = unique([...(older?.intervals ?? []), ...(newer.intervals ?? [])]);
  const done = new Set([...(older?.done ?? []), ...(newer.done ?? [])]);
  const position = newer.position ?? older?.position;
  return {
    intervals: intervals.slice(-MOST_INTERVALS),
    ...(done.size > 0 && { done: [...done] }),
    ...(position && { position }),
  };
}

/** Splits a message by lecture. */
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

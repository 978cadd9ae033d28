import type { WatchMessage } from '../../shared/api/types';

/** What the server takes in one message. */
const MOST_INTERVALS = 500;

/** Two messages of one course as one; the newer one decides where to resume. */
export function mergeMessages(older: WatchMessage | undefined, newer: WatchMessage): WatchMessage {
  const intervals = [...(older?.intervals ?? []), ...(newer.intervals ?? [])];
  const done = new Set([...(older?.done ?? []), ...(newer.done ?? [])]);
  const position = newer.position ?? older?.position;
  return {
    intervals: intervals.slice(-MOST_INTERVALS),
    ...(done.size > 0 && { done: [...done] }),
    ...(position && { position }),
  };
}

import type { IndianDay } from '../../../platform/domain/india.js';
import { daysBetween } from './calendar.js';

/** A streak survives one day off in this many days. */
const REST_EVERY_DAYS = 7;

export interface StudyStreak {
  /** Days studied in the current streak; 0 when there is none. */
  readonly current: number;
  readonly longest: number;
}

/** Streaks over the days with any watching, sorted and unique. Today counts as missed only once it is over. */
export function studyStreak(days: readonly IndianDay[], today: IndianDay): StudyStreak {
  let [run, longest] = [0, 0];
  let last: IndianDay | null = null;
  let lastRest: IndianDay | null = null;
  const goesOn = (after: IndianDay, missed: number) =>
    missed <= 0 ||
    (missed === 1 && (lastRest === null || daysBetween(lastRest, after) >= REST_EVERY_DAYS));
  for (const day of days) {
    const missed = last === null ? 0 : daysBetween(last, day) - 1;
    if (last !== null && !goesOn(last, missed)) [run, lastRest] = [0, null];
    else if (last !== null && missed === 1) lastRest = last;
    run += 1;
    longest = Math.max(longest, run);
    last = day;
  }
  const isGoing = last !== null && goesOn(last, daysBetween(last, today) - 1);
  return { current: isGoing ? run : 0, longest };
}

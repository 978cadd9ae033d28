import type { IndianDay } from '../../../platform/domain/india.js';

const DAY_MS = 86_400_000;

export function addDays(day: IndianDay, days: number): IndianDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from the first to the second. */
export function daysBetween(from: IndianDay, to: IndianDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The Monday of the day's week. */
export function mondayOf(day: IndianDay): IndianDay {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

const DAY_MS = 86_400_000;
/** Asia/Kolkata has no daylight saving time. */
const KOLKATA_MS = 5.5 * 3_600_000;

/** A calendar day in India, as `2026-11-21`. */
export type CalendarDay = string;

export function dayOf(instant: Date): CalendarDay {
  return new Date(instant.getTime() + KOLKATA_MS).toISOString().slice(0, 10);
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from the first to the second. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The Monday of the day's week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

import { monthNames } from '../../../shared/copy/common';
import { formatDay } from '../../../shared/lib/dates';

export interface Day {
  /** '2026-11-21', a day in Indian time, as on the server. */
  date: string;
  seconds: number;
}

const WEEK = 7;
const names = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

// Calendar days without a time zone; parsed as UTC, they are the same everywhere.
const parse = (date: string) => new Date(`${date}T00:00:00Z`);

/** 0 is Monday. */
const weekdayOf = (date: string) => (parse(date).getUTCDay() + 6) % WEEK;

/** As every other date is written, which the browser's own words for months are not. */
export const longDay = (date: string): string => formatDay(`${date}T00:00:00Z`);
export const monthOf = (date: string | undefined): string =>
  (date && monthNames[parse(date).getUTCMonth()]) ?? '';

/** Monday to Sunday of the last day's week; future days have no seconds. */
export function currentWeek(days: readonly Day[]) {
  const last = days.at(-1);
  if (!last) return [];
  const seconds = new Map(days.map((day) => [day.date, day.seconds]));
  const monday = parse(last.date).getTime() - weekdayOf(last.date) * 86_400_000;
  return Array.from({ length: WEEK }, (_, index) => {
    const day = new Date(monday + index * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    const weekday = names.format(day);
    return { date, weekday, short: weekday.slice(0, 1), seconds: seconds.get(date) ?? 0 };
  });
}

/** Columns from Monday to Sunday; the first and the last may be short. */
export function weeksOf(days: readonly Day[]): (Day & { row: number })[][] {
  const weeks: (Day & { row: number })[][] = [];
  for (const day of days) {
    const row = weekdayOf(day.date);
    if (row === 0 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push({ ...day, row });
  }
  return weeks;
}

const STEPS_MINUTES = [1, 10, 30, 60];

/** 0 for a day without study, 4 for an hour or more. */
export function intensityOf(seconds: number): number {
  return STEPS_MINUTES.filter((minutes) => seconds >= minutes * 60).length || (seconds > 0 ? 1 : 0);
}

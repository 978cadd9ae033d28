import type { IndianDay } from '../../../platform/domain/india.js';
import { addDays, daysBetween } from './calendar.js';
import type { ProgressRecord } from './course-progress.js';
import { sum } from './sum.js';
import { secondsOf } from './watched-intervals.js';

const PACE_DAYS = 14;
const LONGEST_FORECAST_DAYS = 365;

/** The day of completion at the pace of the last two weeks; null when that allows no forecast. */
export function forecastFinish(
  days: ProgressRecord['days'],
  remainingSeconds: number,
  today: IndianDay,
): IndianDay | null {
  const [first] = Object.keys(days).sort();
  if (first === undefined || remainingSeconds === 0) return null;
  const span = Math.min(PACE_DAYS, daysBetween(first, today) + 1);
  const since = addDays(today, 1 - span);
  const recent = Object.entries(days).filter(([day]) => day >= since);
  const secondsADay = secondsOf(sum(recent, ([, ticks]) => ticks)) / span;
  const daysLeft = Math.ceil(remainingSeconds / secondsADay);
  return daysLeft <= LONGEST_FORECAST_DAYS ? addDays(today, daysLeft) : null;
}

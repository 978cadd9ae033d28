import { inIndia } from '../../../platform/domain/india.js';

const APRIL = 3;
const [SUNDAY, SATURDAY] = [0, 6];

/** The Indian financial year (April to March) of the moment, in Indian time: `26-27`. */
export function financialYearOf(moment: Date): string {
  const there = inIndia(moment);
  const begins = there.getUTCFullYear() - (there.getUTCMonth() < APRIL ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(begins)}-${short(begins + 1)}`;
}

/** Adds working days in Indian time. Skips Saturdays and Sundays; bank holidays are not known here. */
export function workingDaysAfter(moment: Date, days: number): Date {
  const at = new Date(moment);
  for (let left = days; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1);
    const weekday = inIndia(at).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return at;
}

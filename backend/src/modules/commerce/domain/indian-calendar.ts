const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const APRIL = 3;
const [SUNDAY, SATURDAY] = [0, 6];

/** Shifts the moment so that its `getUTC...` methods return the date and time in India. */
const inIndia = (moment: Date): Date => new Date(moment.getTime() + INDIA_AHEAD_MS);

/** The day of the moment in Indian time: `2026-11-21`. */
export const dayInIndia = (moment: Date): string => inIndia(moment).toISOString().slice(0, 10);

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

const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const APRIL = 3;

/** The Indian financial year of the moment, April to March by the calendar of India: `26-27`. */
export function financialYearOf(moment: Date): string {
  const inIndia = new Date(moment.getTime() + INDIA_AHEAD_MS);
  const begins = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < APRIL ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(begins)}-${short(begins + 1)}`;
}

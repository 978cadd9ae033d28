/** India has one time zone, without daylight saving time. */
export const INDIAN_ZONE = 'Asia/Kolkata';
const AHEAD_MS = 5.5 * 3_600_000;

/** A calendar day in India, as `2026-11-21`. */
export type IndianDay = string;

/** Shifts the moment so that its `getUTC...` methods return the date and time in India. */
export const inIndia = (moment: Date): Date => new Date(moment.getTime() + AHEAD_MS);

export const dayInIndia = (moment: Date): IndianDay => inIndia(moment).toISOString().slice(0, 10);

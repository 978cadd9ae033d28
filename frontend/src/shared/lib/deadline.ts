import { deadlineCopy } from '../copy/deadline';
import { formatDay } from './dates';

/** Of India, in the minutes of `Date.getTimezoneOffset`. */
const INDIA_MINUTES = -330;

/** '30 Nov 2026'; on a device that is not on Indian time also that the day is one, since it ends there at another hour. */
export function formatDeadline(iso: string): string {
  const day = formatDay(iso);
  const isThere = new Date().getTimezoneOffset() === INDIA_MINUTES;
  return isThere ? day : deadlineCopy.inIndia(day);
}

import { formatDay } from '../../shared/lib/dates';

/** The day with which a coupon ends: one that expires at midnight is over before the day that begins then. */
export const lastDayOf = (expiresAt: string): string =>
  formatDay(new Date(Date.parse(expiresAt) - 1).toISOString());

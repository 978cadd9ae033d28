import { formatDeadline } from '../../shared/lib/deadline';

/** The day with which a coupon ends: one that expires at midnight is over before the day that begins then. */
export const lastDayOf = (expiresAt: string): string =>
  formatDeadline(new Date(Date.parse(expiresAt) - 1).toISOString());

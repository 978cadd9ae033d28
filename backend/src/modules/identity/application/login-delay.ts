import type { GrowingDelay } from '../../../platform/application/rate-limits.js';

/** Nothing after the first two wrong passwords, then 1, 2, 4 ... 60 seconds; for unknown addresses alike. */
export const LOGIN_DELAY: GrowingDelay = {
  name: 'login-account',
  freeFailures: 2,
  maxSeconds: 60,
};

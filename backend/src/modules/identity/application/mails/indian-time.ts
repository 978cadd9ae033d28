import { INDIAN_ZONE } from '../../../../platform/domain/india.js';
import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

/** Formats the time of an event for mails. */
export const indianTime = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: INDIAN_ZONE,
    }),
);

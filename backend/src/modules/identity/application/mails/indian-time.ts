import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

/** When something happened to an account, as its mails say it. */
export const indianTime = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    }),
);

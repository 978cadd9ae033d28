import { draftKey } from '../forms/drafts';
import { forgetStored } from '../lib/storage';

/** The key of one person's data on this device, which other users of the device do not get. */
export const ownKey = (userId: string, name: string) => `own/${userId}/${name}`;

/** The name of one person's draft on this device. */
export const ownDraft = (userId: string, form: string) => `${userId}/${form}`;

/** When the account is deleted. */
export function forgetOwn(userId: string): void {
  forgetStored('local', ownKey(userId, ''));
  forgetStored('session', ownKey(userId, ''));
  forgetStored('local', draftKey(ownDraft(userId, '')));
}

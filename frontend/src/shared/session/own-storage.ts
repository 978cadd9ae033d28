import { draftKey } from '../forms/drafts';
import { forgetStored } from '../lib/storage';

/** For what this device keeps of one person; others who use it do not find it. */
export const ownKey = (userId: string, name: string) => `own/${userId}/${name}`;

/** Names a draft that stays on this device and is one person's. */
export const ownDraft = (userId: string, form: string) => `${userId}/${form}`;

/** With the account. */
export function forgetOwn(userId: string): void {
  forgetStored('local', ownKey(userId, ''));
  forgetStored('session', ownKey(userId, ''));
  forgetStored('local', draftKey(ownDraft(userId, '')));
}

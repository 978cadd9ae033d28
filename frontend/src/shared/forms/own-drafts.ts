import { forgetStored } from '../lib/storage';
import { keyOf } from './drafts';

/** Names a draft on this device that is one person's: it goes with their account. */
export const ownDraft = (userId: string, form: string) => `${userId}/${form}`;

export function forgetDraftsOf(userId: string): void {
  forgetStored('local', keyOf(ownDraft(userId, '')));
}

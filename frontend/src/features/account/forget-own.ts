import { forgetDraftsOf } from '../../shared/forms/own-drafts';
import { forgetStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';

/** What this device keeps of a person goes with their account. */
export function forgetOwn(userId: string): void {
  forgetStored('local', ownKey(userId, ''));
  forgetStored('session', ownKey(userId, ''));
  forgetDraftsOf(userId);
}

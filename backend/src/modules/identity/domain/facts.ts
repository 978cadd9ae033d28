import { FactType } from '../../../platform/domain/fact.js';

export const ResetAsked = new FactType<{ requestId: string }>('identity.reset_asked.v1');
export const OtpRequested = new FactType<{ challengeId: string }>('identity.otp_requested.v1');
export const PasswordReset = new FactType<{ userId: string }>('identity.password_reset.v1');
export const PasswordChanged = new FactType<{ userId: string }>('identity.password_changed.v1');
export const PhotoReplaced = new FactType<{ photoId: string }>('identity.photo_replaced.v1');
/** A logged-in user wants another address: a mail has to prove its mailbox, or say that the address is taken. */
export const EmailChangeAsked = new FactType<{ challengeId: string }>(
  'identity.email_change_asked.v1',
);
/** Somebody who was logged in to the account made a token that acts for its owner. */
export const AccessTokenIssued = new FactType<{ tokenId: string }>(
  'identity.access_token_issued.v1',
);
/** The account has a new address. The challenge `changeId` holds both addresses for a month. */
export const EmailChanged = new FactType<{ userId: string; changeId: string }>(
  'identity.email_changed.v1',
);
/** The name or role changed, which lists in other modules show of educators. */
export const ProfileChanged = new FactType<{ userId: string }>('identity.profile_changed.v1');
/**
 * A last mail confirms a deletion, if the address was confirmed. The address is in the farewell, not here, because facts
 * are kept for long.
 */
export const FarewellDue = new FactType<{ farewellId: string }>('identity.farewell_due.v1');
/** The account and its profile are deleted for good. */
export const AccountDeleted = new FactType<{ userId: string }>('identity.account_deleted.v1');

import { FactType } from '../../../platform/domain/fact.js';

export const ResetAsked = new FactType<{ requestId: string }>('identity.reset_asked.v1');
export const OtpRequested = new FactType<{ challengeId: string }>('identity.otp_requested.v1');
export const PasswordReset = new FactType<{ userId: string }>('identity.password_reset.v1');
export const PasswordChanged = new FactType<{ userId: string }>('identity.password_changed.v1');
export const PhotoReplaced = new FactType<{ photoId: string }>('identity.photo_replaced.v1');
/** Somebody who is logged in wants another address: what proves its mailbox, or says that it is taken, has to be mailed. */
export const EmailChangeAsked = new FactType<{ challengeId: string }>(
  'identity.email_change_asked.v1',
);
/** The account has another address now. The change says from which to which, for a month. */
export const EmailChanged = new FactType<{ userId: string; changeId: string }>(
  'identity.email_changed.v1',
);
/** Name or role, which is what lists elsewhere show of somebody who teaches. */
export const ProfileChanged = new FactType<{ userId: string }>('identity.profile_changed.v1');
/** Who deleted the account is told so by a last mail; the address stands with the farewell, not here, where facts are kept. */
export const FarewellDue = new FactType<{ farewellId: string }>('identity.farewell_due.v1');
/** The account and its profile are gone for good. */
export const AccountDeleted = new FactType<{ userId: string }>('identity.account_deleted.v1');

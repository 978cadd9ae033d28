import { FactType } from '../../../platform/domain/fact.js';

export const OtpRequested = new FactType<{ challengeId: string }>('identity.otp_requested.v1');
export const PasswordReset = new FactType<{ userId: string }>('identity.password_reset.v1');
export const PhotoReplaced = new FactType<{ photoId: string }>('identity.photo_replaced.v1');

import type { Provider } from '@nestjs/common';
import type { Config } from '../../../platform/infrastructure/config/config.js';
import { WarmUp } from '../../../platform/infrastructure/warm-up.js';
import { ChangePassword } from '../application/passwords/change-password.js';
import { CommonPasswords } from '../application/passwords/common-passwords.js';
import { ForgetOldCredentials } from '../application/passwords/forget-old-credentials.js';
import { GuessWatch } from '../application/passwords/guess-watch.js';
import { OpenOtpChallenge } from '../application/passwords/open-otp-challenge.js';
import { OtpCodes } from '../application/passwords/otp-codes.js';
import { OtpPolicy } from '../application/passwords/otp-policy.js';
import { OwnerProof } from '../application/passwords/owner-proof.js';
import { PasswordCheck } from '../application/passwords/password-check.js';
import { PasswordHasher } from '../application/passwords/password-hasher.js';
import { PasswordRules } from '../application/passwords/password-rules.js';
import { RequestOtp } from '../application/passwords/request-otp.js';
import { ResetPassword } from '../application/passwords/reset-password.js';
import { ResetTokens } from '../application/passwords/reset-tokens.js';
import { SendOtpMail } from '../application/passwords/send-otp-mail.js';
import { SendResetNotice } from '../application/passwords/send-reset-notice.js';
import { VerifyOtp } from '../application/passwords/verify-otp.js';
import { OtpChallenges } from '../domain/otp-challenges.js';
import { ResetPermits } from '../domain/reset-permits.js';
import { ResetRequests } from '../domain/reset-requests.js';
import { OpenOtpChallengeOnAsked } from '../infrastructure/events/open-otp-challenge-on-asked.js';
import { SendNoticeOnPasswordChanged } from '../infrastructure/events/send-notice-on-password-changed.js';
import { SendNoticeOnPasswordReset } from '../infrastructure/events/send-notice-on-password-reset.js';
import { SendOtpMailOnRequest } from '../infrastructure/events/send-otp-mail-on-request.js';
import { MikroOtpChallenges } from '../infrastructure/persistence/mikro-otp-challenges.js';
import { MikroResetPermits } from '../infrastructure/persistence/mikro-reset-permits.js';
import { SqlResetRequests } from '../infrastructure/persistence/sql-reset-requests.js';
import { Argon2PasswordHasher } from '../infrastructure/security/argon2-password-hasher.js';
import { HotpCodes } from '../infrastructure/security/hotp-codes.js';
import { ListedPasswords } from '../infrastructure/security/listed-passwords.js';
import { NoList } from '../infrastructure/security/no-list.js';
import { RandomResetTokens } from '../infrastructure/security/random-reset-tokens.js';

/** Wrong codes at all accounts within an hour after which all mails carry links. */
const SITE_BUDGET = 20;

export function passwordsProviders(config: Config): Provider[] {
  return [
    ChangePassword,
    ForgetOldCredentials,
    GuessWatch,
    OpenOtpChallenge,
    OwnerProof,
    PasswordCheck,
    PasswordRules,
    RequestOtp,
    ResetPassword,
    SendOtpMail,
    SendResetNotice,
    VerifyOtp,
    OpenOtpChallengeOnAsked,
    SendNoticeOnPasswordChanged,
    SendNoticeOnPasswordReset,
    SendOtpMailOnRequest,
    { provide: OtpChallenges, useClass: MikroOtpChallenges },
    { provide: ResetPermits, useClass: MikroResetPermits },
    { provide: ResetRequests, useClass: SqlResetRequests },
    {
      provide: OtpPolicy,
      useFactory: () => new OtpPolicy(config.isProduction ? SITE_BUDGET : null),
    },
    { provide: CommonPasswords, useClass: config.isProduction ? ListedPasswords : NoList },
    { provide: PasswordHasher, inject: [WarmUp], useFactory: passwordHasher },
    { provide: ResetTokens, useClass: RandomResetTokens },
    {
      provide: OtpCodes,
      useFactory: () => new HotpCodes(config.get('OTP_SECRET'), config.get('OTP_DIGITS')),
    },
  ];
}

/** The hasher needs native code: it is loaded before the first log-in, and a process without it ends at once. */
function passwordHasher(warmUp: WarmUp): PasswordHasher {
  const hasher = new Argon2PasswordHasher();
  warmUp.later(() => hasher.verify(null, ''));
  return hasher;
}

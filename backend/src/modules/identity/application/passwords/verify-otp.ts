import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { EmailAddress } from '../../domain/email-address.js';
import { OtpInvalid } from '../../domain/errors.js';
import { isShortWayClosed } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ResetPermit } from '../../domain/reset-permit.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { Users } from '../../domain/users.js';
import { OtpCodes } from './otp-codes.js';
import { OtpPolicy } from './otp-policy.js';
import { ResetTokens } from './reset-tokens.js';

/** Looked up for unknown addresses, so that they take the same way. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class VerifyOtp {
  constructor(
    private readonly users: Users,
    private readonly challenges: OtpChallenges,
    private readonly permits: ResetPermits,
    private readonly codes: OtpCodes,
    private readonly tokens: ResetTokens,
    private readonly policy: OtpPolicy,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the token that allows one reset. @throws OtpInvalid */
  async execute({ email, otp }: { email: string; otp: string }): Promise<{ resetToken: string }> {
    const address = EmailAddress.parse(email);
    // A wrong try must be counted, so the refusal is thrown after the transaction, not inside it.
    const resetToken = await this.tryCode(address, otp);
    if (resetToken === null) throw new OtpInvalid();
    return { resetToken };
  }

  private tryCode(address: EmailAddress, otp: string): Promise<string | null> {
    return this.unitOfWork.run(async () => {
      const at = this.clock.now();
      // First of all, as whoever sets a password does: then no permit is made that a new password does not find.
      const userId = (await this.users.claimByEmail(address))?.id ?? NOBODY;
      const since = this.policy.memoryStart(at);
      const recent = await this.challenges.resetsSince(userId, since);
      const left = await this.challenges.tracesAt(address.value, 'reset', since);
      const [challenge] = recent;
      if (!challenge || (challenge.kind === 'code' && isShortWayClosed(recent, left))) return null;
      const passed = challenge.answer(this.codes.matches(challenge, otp), at);
      await this.challenges.save(challenge);
      if (!passed) return null;
      const { token, hash } = this.tokens.issue();
      await this.permits.save(ResetPermit.grant(hash, userId, at));
      return token;
    });
  }
}

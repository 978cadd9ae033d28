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
import { GuessWatch } from './guess-watch.js';
import { OtpCodes } from './otp-codes.js';
import { OtpPolicy } from './otp-policy.js';
import { ResetTokens } from './reset-tokens.js';

/** Stands in for unknown addresses, so that they take the same code path. */
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
    private readonly watch: GuessWatch,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns a token that permits one reset. @throws OtpInvalid */
  async execute({ email, otp }: { email: string; otp: string }): Promise<{ resetToken: string }> {
    const address = EmailAddress.parse(email);
    // The wrong guess must be counted, so the error is thrown after the transaction commits, not inside it.
    const resetToken = await this.tryCode(address, otp);
    if (resetToken === null) throw new OtpInvalid();
    return { resetToken };
  }

  private tryCode(address: EmailAddress, otp: string): Promise<string | null> {
    return this.unitOfWork.run(async () => {
      // Locked first, as in setting a password: a concurrently set password then revokes this permit, or prevents it.
      const userId = (await this.users.lockByEmail(address))?.id ?? NOBODY;
      // Not before the wait for the lock: what was closed meanwhile would still be open at that time.
      const at = this.clock.now();
      const since = this.policy.memoryStart(at);
      const recent = await this.challenges.lockResetsSince(userId, since);
      const left = await this.challenges.tracesAt(address.value, 'reset', since);
      // Open codes are refused, too, while the whole site is being guessed at: the next request gets a link.
      const isWeak = isShortWayClosed(recent, left) || (await this.watch.isSiteUnderAttack(at));
      const [challenge] = recent;
      if (!challenge || (challenge.kind === 'code' && isWeak)) return null;
      const passed = challenge.answer(this.codes.matches(challenge, otp), at);
      await this.challenges.save(challenge);
      if (!passed) return null;
      const { token, hash } = this.tokens.issue();
      await this.permits.save(ResetPermit.grant(hash, userId, at));
      return token;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { EmailAddress } from '../../domain/email-address.js';
import { OtpInvalid } from '../../domain/errors.js';
import { isEmailGuessedAt } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { Sessions } from '../../domain/sessions.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { OtpCodes } from '../passwords/otp-codes.js';
import { OtpPolicy } from '../passwords/otp-policy.js';

export interface ConfirmEmailChangeCommand {
  readonly userId: string;
  readonly sessionId: string;
  readonly otp: string;
}

@Injectable()
export class ConfirmEmailChange {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly challenges: OtpChallenges,
    private readonly permits: ResetPermits,
    private readonly codes: OtpCodes,
    private readonly policy: OtpPolicy,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves the account to the address whose mailbox the code proves. This session stays, all others end, and nothing that
   * was mailed before is worth anything any more. @throws OtpInvalid; EmailTaken when somebody was faster
   */
  async execute(command: ConfirmEmailChangeCommand): Promise<User> {
    // A wrong try must be counted, so the refusal is thrown after the transaction, not inside it.
    const user = await this.unitOfWork.run(() => this.tryCode(command));
    if (!user) throw new OtpInvalid();
    await this.sessions.told();
    return user;
  }

  private async tryCode({ userId, sessionId, otp }: ConfirmEmailChangeCommand) {
    const at = this.clock.now();
    // First of all, as whoever resets the password does: of both at the same moment one finds what the other left.
    const user = await this.users.claim(userId);
    const since = this.policy.memoryStart(at);
    const [challenge] = await this.challenges.claimEmailChanges(userId, since);
    if (!user || !challenge?.newEmail) return null;
    const recent = await this.challenges.emailChangesAround(userId, challenge.newEmail, since);
    const left = await this.challenges.tracesAt(challenge.newEmail, 'move', since);
    // The code that is open closes, too, once too many were wrong.
    if (challenge.isCode && isEmailGuessedAt([...recent, ...left])) return null;
    const isPassed = challenge.answer(this.codes.matches(challenge, otp), at);
    if (isPassed) {
      user.changeEmail(EmailAddress.parse(challenge.newEmail), challenge.id, at);
      await this.users.save(user);
    }
    await this.challenges.save(challenge);
    if (!isPassed) return null;
    await this.challenges.closeAll(userId, at);
    await this.permits.revokeAll(userId, at);
    await this.sessions.endAll(userId, at, sessionId);
    return user;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { EmailAddress } from '../../domain/email-address.js';
import { OtpInvalid } from '../../domain/errors.js';
import { isEmailGuessedAt } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { Sessions } from '../../domain/sessions.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { GuessWatch } from '../passwords/guess-watch.js';
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
    private readonly accessTokens: AccessTokens,
    private readonly challenges: OtpChallenges,
    private readonly permits: ResetPermits,
    private readonly codes: OtpCodes,
    private readonly policy: OtpPolicy,
    private readonly watch: GuessWatch,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves the account to the address whose mailbox the code proves. Keeps this session, ends all others and every token,
   * and voids everything mailed before. @throws OtpInvalid; EmailTaken when another account took the address first
   */
  async execute(command: ConfirmEmailChangeCommand): Promise<User> {
    // The wrong guess must be counted, so the error is thrown after the transaction commits, not inside it.
    const user = await this.unitOfWork.run(() => this.tryCode(command));
    if (!user) throw new OtpInvalid();
    await this.sessions.told();
    return user;
  }

  private async tryCode({ userId, sessionId, otp }: ConfirmEmailChangeCommand) {
    // Locked first, as a password reset does: of two concurrent requests, the later one sees the other's changes.
    const user = await this.users.lock(userId);
    // Not before the wait for the lock: what was closed meanwhile would still be open at that time.
    const at = this.clock.now();
    const since = this.policy.memoryStart(at);
    const [challenge] = await this.challenges.lockEmailChangesSince(userId, since);
    if (!user || !challenge?.newEmail) return null;
    const recent = await this.challenges.lockEmailChangesAround(userId, challenge.newEmail, since);
    const left = await this.challenges.tracesAt(challenge.newEmail, 'move', since);
    // An open code is refused, too, once there were too many wrong guesses.
    const isWeak =
      isEmailGuessedAt([...recent, ...left]) || (await this.watch.isSiteUnderAttack(at));
    if (challenge.isCode && isWeak) return null;
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
    await this.accessTokens.revokeAll(userId, at);
    return user;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { InvalidInput, NotFound } from '../../../../platform/domain/domain-error.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { EmailAddress } from '../../domain/email-address.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { Sessions } from '../../domain/sessions.js';
import { Users } from '../../domain/users.js';
import { PasswordCheck } from './password-check.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';

export interface ChangePasswordCommand {
  readonly userId: string;
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly challenges: OtpChallenges,
    private readonly permits: ResetPermits,
    private readonly passwords: PasswordCheck,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps this session; ends all others and every token, and voids every proof and code that was mailed. @throws
   * InvalidInput, RateLimited like a log-in
   */
  async execute(command: ChangePasswordCommand): Promise<void> {
    const { userId, sessionId, currentPassword, newPassword } = command;
    const user = await this.users.find(userId);
    if (!user) throw new NotFound();
    await this.rules.check(newPassword, EmailAddress.parse(user.email), 'newPassword');
    const { passwordHash } = user;
    if (!(await this.passwords.isRight(userId, passwordHash, currentPassword))) throw notCurrent();
    // After the check: it must not be said of a wrong guess.
    if (newPassword === currentPassword) throw notNew();
    const hash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const locked = await this.users.lock(userId);
      if (!locked) throw new NotFound();
      // The password was reset while this one was being checked: the old one no longer permits a change.
      if (locked.passwordHash !== passwordHash) throw notCurrent();
      locked.changePassword(hash);
      await this.users.save(locked);
      const at = this.clock.now();
      await this.sessions.endAll(userId, at, sessionId);
      // An attacker who knew the old password may have made tokens, which would outlive it.
      await this.accessTokens.revokeAll(userId, at);
      // An attacker who knew the old password, or reads the mails, may be about to change the address or to reset the
      // password.
      await this.challenges.closeAll(userId, at);
      await this.permits.revokeAll(userId, at);
    });
    await this.sessions.told();
  }
}

const notNew = () =>
  InvalidInput.field('newPassword', 'This is your password already. Choose another.');

const notCurrent = () =>
  InvalidInput.field('currentPassword', 'This is not your current password.');

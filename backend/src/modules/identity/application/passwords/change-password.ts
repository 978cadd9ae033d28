import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { InvalidInput, NotFound } from '../../../../platform/domain/domain-error.js';
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
    private readonly challenges: OtpChallenges,
    private readonly permits: ResetPermits,
    private readonly passwords: PasswordCheck,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Keeps this session; ends all others, and every proof and code that was mailed. @throws InvalidInput, RateLimited like a log-in */
  async execute(command: ChangePasswordCommand): Promise<void> {
    const { userId, sessionId, currentPassword, newPassword } = command;
    const user = await this.users.find(userId);
    if (!user) throw new NotFound();
    await this.rules.check(newPassword, EmailAddress.parse(user.email), 'newPassword');
    const { passwordHash } = user;
    if (!(await this.passwords.isRight(userId, passwordHash, currentPassword))) throw notCurrent();
    const hash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const claimed = await this.users.claim(userId);
      if (!claimed) throw new NotFound();
      // Reset while it was checked: whoever knows only the old one changes nothing any more.
      if (claimed.passwordHash !== passwordHash) throw notCurrent();
      claimed.changePassword(hash);
      await this.users.save(claimed);
      const at = this.clock.now();
      await this.sessions.endAll(userId, at, sessionId);
      // Somebody else who knew the old one, or reads the mails, may be about to move the account away or to reset it.
      await this.challenges.closeAll(userId, at);
      await this.permits.revokeAll(userId, at);
    });
    await this.sessions.told();
  }
}

const notCurrent = () =>
  InvalidInput.field('currentPassword', 'This is not your current password.');

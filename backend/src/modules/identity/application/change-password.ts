import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { RateLimits } from '../../../platform/application/rate-limits.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { InvalidInput, NotFound } from '../../../platform/domain/domain-error.js';
import { EmailAddress } from '../domain/email-address.js';
import { Sessions } from '../domain/sessions.js';
import { Users } from '../domain/users.js';
import { LOGIN_DELAY } from './login-delay.js';
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
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly limits: RateLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Keeps this session and ends all others. @throws InvalidInput, RateLimited like a log-in */
  async execute(command: ChangePasswordCommand): Promise<void> {
    const { userId, sessionId, currentPassword, newPassword } = command;
    const user = await this.users.find(userId);
    if (!user) throw new NotFound();
    await this.rules.check(newPassword, EmailAddress.parse(user.email));
    await this.limits.beginTry(LOGIN_DELAY, user.email);
    const { passwordHash } = user;
    if (!(await this.hasher.verify(passwordHash, currentPassword))) throw notCurrent();
    await this.limits.succeeded(LOGIN_DELAY, user.email);
    const hash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const claimed = await this.users.claim(userId);
      if (!claimed) throw new NotFound();
      // Reset while it was checked: whoever knows only the old one changes nothing any more.
      if (claimed.passwordHash !== passwordHash) throw notCurrent();
      claimed.changePassword(hash);
      await this.users.save(claimed);
      await this.sessions.endAll(userId, this.clock.now(), sessionId);
    });
    await this.sessions.told();
  }
}

const notCurrent = () =>
  InvalidInput.field('currentPassword', 'This is not your current password.');

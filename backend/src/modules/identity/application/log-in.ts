import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/application/rate-limits.js';
import { EmailAddress } from '../domain/email-address.js';
import { BadCredentials } from '../domain/errors.js';
import type { Device } from '../domain/session.js';
import { Users } from '../domain/users.js';
import { LOGIN_DELAY } from './login-delay.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionStarter, type SignedIn } from './session-starter.js';

export interface LogInCommand {
  readonly email: string;
  readonly password: string;
  readonly device: Device;
}

@Injectable()
export class LogIn {
  constructor(
    private readonly users: Users,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStarter,
    private readonly limits: RateLimits,
  ) {}

  /** @throws BadCredentials, in the same time whether the account exists or not; RateLimited, before any hashing */
  async execute({ email, password, device }: LogInCommand): Promise<SignedIn> {
    const address = EmailAddress.parse(email);
    await this.limits.beginTry(LOGIN_DELAY, address.value);
    const user = await this.users.lookUpByEmail(address);
    const isRight = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight) throw new BadCredentials();
    user.assertOpen();
    await this.limits.succeeded(LOGIN_DELAY, address.value);
    const signedIn = await this.sessions.startByPassword(user, device);
    // While a password is checked it may be reset: whoever knew the old one gets in no more.
    if (!signedIn) throw new BadCredentials();
    return signedIn;
  }
}

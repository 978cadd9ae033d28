import { Injectable } from '@nestjs/common';
import { type GrowingDelay, RateLimits } from '../../../platform/application/rate-limits.js';
import { EmailAddress } from '../domain/email-address.js';
import { BadCredentials } from '../domain/errors.js';
import { Users } from '../domain/users.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionStarter, type SignedIn } from './session-starter.js';

/** Nothing after the first two failures, then 1, 2, 4 ... 60 seconds; for unknown addresses alike. */
const LOGIN_DELAY: GrowingDelay = { name: 'login-account', freeFailures: 2, maxSeconds: 60 };

@Injectable()
export class LogIn {
  constructor(
    private readonly users: Users,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStarter,
    private readonly limits: RateLimits,
  ) {}

  /** @throws BadCredentials, in the same time whether the account exists or not; RateLimited, before any hashing */
  async execute({ email, password }: { email: string; password: string }): Promise<SignedIn> {
    const address = EmailAddress.parse(email);
    await this.limits.beginTry(LOGIN_DELAY, address.value);
    const user = await this.users.findByEmail(address);
    const isRight = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight) throw new BadCredentials();
    await this.limits.succeeded(LOGIN_DELAY, address.value);
    return this.sessions.start(user);
  }
}

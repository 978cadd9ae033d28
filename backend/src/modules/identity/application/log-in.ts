import { Injectable } from '@nestjs/common';
import { EmailAddress } from '../domain/email-address.js';
import { BadCredentials } from '../domain/errors.js';
import { Users } from '../domain/users.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionStarter, type SignedIn } from './session-starter.js';

@Injectable()
export class LogIn {
  constructor(
    private readonly users: Users,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStarter,
  ) {}

  /** @throws BadCredentials, in the same time whether the account exists or not */
  async execute({ email, password }: { email: string; password: string }): Promise<SignedIn> {
    const user = await this.users.findByEmail(EmailAddress.parse(email));
    const isRight = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight) throw new BadCredentials();
    return this.sessions.start(user);
  }
}

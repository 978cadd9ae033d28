import { Injectable } from '@nestjs/common';
import { EmailAddress } from '../../domain/email-address.js';
import { BadCredentials } from '../../domain/errors.js';
import type { Device } from '../../domain/session.js';
import { Users } from '../../domain/users.js';
import { PasswordCheck } from '../passwords/password-check.js';
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
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionStarter,
  ) {}

  /** @throws BadCredentials, in the same time whether the account exists or not; RateLimited, before any hashing */
  async execute({ email, password, device }: LogInCommand): Promise<SignedIn> {
    const address = EmailAddress.parse(email);
    const { user, isKnownDevice } = await this.users.lookUpForLogIn(address, device.mark);
    const stored = user?.passwordHash ?? null;
    // Where the account signed in before, it waits for what was typed wrong there only, not for strangers' guesses.
    const guesser = isKnownDevice ? `${address.value} ${device.mark}` : address.value;
    const isRight = await this.passwords.isRight(guesser, stored, password);
    if (!user || !isRight) throw new BadCredentials();
    user.assertOpen();
    const signedIn = await this.sessions.startByPassword(user, device);
    // While a password is checked it may be reset, or the address changed: whoever knew the old one gets in no more.
    if (!signedIn) throw new BadCredentials();
    return signedIn;
  }
}

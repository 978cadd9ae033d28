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
    // A browser that the account signed in with before waits only for its own wrong passwords, not for strangers'
    // guesses.
    const guesser = isKnownDevice ? `${address.value} ${device.mark}` : address.value;
    const isRight = await this.passwords.isRight(guesser, stored, password);
    if (!user || !isRight) throw new BadCredentials();
    user.assertOpen();
    const signedIn = await this.sessions.startByPassword(user, device);
    // The password or address changed while the password was being checked: the old one no longer logs in.
    if (!signedIn) throw new BadCredentials();
    return signedIn;
  }
}

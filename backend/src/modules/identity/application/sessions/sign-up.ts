import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { EmailAddress } from '../../domain/email-address.js';
import { EmailTaken } from '../../domain/errors.js';
import type { Device } from '../../domain/session.js';
import { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { SessionStarter, type SignedIn } from './session-starter.js';

export interface SignUpCommand {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'student' | 'educator';
  readonly device: Device;
  /** The version of the terms that the person was shown. */
  readonly termsVersion: number;
}

@Injectable()
export class SignUp {
  constructor(
    private readonly users: Users,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly sessions: SessionStarter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws EmailTaken, InvalidInput */
  async execute(command: SignUpCommand): Promise<SignedIn> {
    const { name, email, password, role, device, termsVersion } = command;
    const address = EmailAddress.parse(email);
    await this.rules.check(password, address);
    // Checked before hashing, which is expensive; in a race, the unique index decides.
    if (await this.users.lookUpByEmail(address)) throw new EmailTaken();
    const hash = await this.hasher.hash(password);
    const user = User.signUp(
      { id: this.ids.next(), name, email: address, role, at: this.clock.now(), termsVersion },
      hash,
    );
    const session = this.sessions.begin(user, device);
    await this.users.admit(user, session);
    return { user, session };
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { InvalidInput, NotFound } from '../../../platform/domain/domain-error.js';
import { ProofRequired, ProviderNotVerified } from '../domain/errors.js';
import { Sessions } from '../domain/sessions.js';
import type { User } from '../domain/user.js';
import { Users } from '../domain/users.js';
import { PasswordCheck } from './password-check.js';
import { SignInProvider } from './sign-in-provider.js';

export interface DeleteAccountCommand {
  readonly userId: string;
  readonly password: string | null;
  /** A fresh word of the sign-in provider, in place of the password. */
  readonly idToken: string | null;
  readonly nonce: string | null;
}

@Injectable()
export class DeleteAccount {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly passwords: PasswordCheck,
    private readonly provider: SignInProvider,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** For good: profile and sessions go, others hear of it. @throws ProofRequired, InvalidInput, ProviderNotVerified */
  async execute(command: DeleteAccountCommand): Promise<void> {
    const user = await this.users.find(command.userId);
    if (!user) throw new NotFound();
    const { passwordHash } = user;
    await this.assertProof(user, command);
    await this.unitOfWork.run(async () => {
      const claimed = await this.users.claim(user.id);
      if (!claimed) throw new NotFound();
      // Reset while it was checked: an old password deletes nothing.
      if (command.idToken === null && claimed.passwordHash !== passwordHash) throw notYours();
      await this.sessions.endAll(claimed.id, this.clock.now());
      claimed.leave();
      await this.users.remove(claimed);
    });
    await this.sessions.told();
  }

  private async assertProof(user: User, command: DeleteAccountCommand): Promise<void> {
    if (command.idToken !== null) {
      const identity = await this.provider.verify(command.idToken, command.nonce);
      if (!user.isLinkedTo(identity)) throw new ProviderNotVerified();
      return;
    }
    if (!command.password) throw new ProofRequired();
    const { email, passwordHash } = user;
    if (!(await this.passwords.isRight(email, passwordHash, command.password))) throw notYours();
  }
}

const notYours = () => InvalidInput.field('password', 'This is not your password.');

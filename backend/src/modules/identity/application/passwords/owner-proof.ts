import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { ProofRequired, ProviderNotVerified } from '../../domain/errors.js';
import type { User } from '../../domain/user.js';
import { PasswordCheck } from './password-check.js';
import { SignInProvider } from '../sessions/sign-in-provider.js';

/** Proof of identity besides the open session, which may be stolen, or left open on a desk. */
export interface Proof {
  readonly password: string | null;
  /** A fresh ID token of the sign-in provider, instead of the password. */
  readonly idToken: string | null;
  readonly nonce: string | null;
}

/** Requires more than an open session for actions that could take an account away from its owner. */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly provider: SignInProvider,
  ) {}

  /**
   * Checks the proof. The caller runs the returned function on the locked account, because the password may be reset
   * while the check is running. @throws ProofRequired, InvalidInput, ProviderNotVerified, RateLimited
   */
  async check(user: User, { password, idToken, nonce }: Proof): Promise<(locked: User) => void> {
    if (idToken !== null) {
      const identity = await this.provider.verify(idToken, nonce);
      const assertLinked = (account: User) => {
        if (!account.isLinkedTo(identity)) throw new ProviderNotVerified();
      };
      assertLinked(user);
      return assertLinked;
    }
    if (!password) throw new ProofRequired();
    const { id, passwordHash } = user;
    if (!(await this.passwords.isRight(id, passwordHash, password))) throw notYours();
    return (locked) => {
      if (locked.passwordHash !== passwordHash) throw notYours();
    };
  }
}

const notYours = () => InvalidInput.field('password', 'This is not your password.');

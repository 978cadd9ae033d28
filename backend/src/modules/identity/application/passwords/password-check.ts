import { Injectable } from '@nestjs/common';
import { type GrowingDelay, RateLimits } from '../../../../platform/application/rate-limits.js';
import { PasswordHasher } from './password-hasher.js';

/** Nothing after the first two wrong passwords, then 1, 2, 4 ... 60 seconds; for unknown addresses alike. */
const DELAY: GrowingDelay = { name: 'login-account', freeFailures: 2, maxSeconds: 60 };

/** Lets passwords be tried, wherever they are asked for, no faster than guessing may be. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Whether it is the password of the account, in the same time whether there is one or not.
   * @param guesser whom wrong ones make wait, together: the address, for everybody who types it in; a browser that the
   * account signed in with before, or its open sessions, on their own, for strangers would shut out the owner otherwise
   * @param stored its hash, or null
   * @throws RateLimited, before any hashing; Busy, which counts as no try
   */
  async isRight(guesser: string, stored: string | null, password: string): Promise<boolean> {
    await this.limits.beginTry(DELAY, guesser);
    const isRight = await this.verify(guesser, stored, password);
    if (isRight) await this.limits.succeeded(DELAY, guesser);
    return isRight;
  }

  /** Whoever proved to own the mailbox does not wait for what strangers guessed. */
  async forgetFailures(email: string): Promise<void> {
    await this.limits.succeeded(DELAY, email);
  }

  private async verify(guesser: string, stored: string | null, password: string): Promise<boolean> {
    try {
      return await this.hasher.verify(stored, password);
    } catch (error) {
      // Nobody learned anything, and whoever knows the password should not have to wait for that.
      await this.limits.takeBack(DELAY, guesser);
      throw error;
    }
  }
}

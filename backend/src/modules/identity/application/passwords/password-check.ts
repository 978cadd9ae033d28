import { Injectable } from '@nestjs/common';
import { type GrowingDelay, RateLimits } from '../../../../platform/application/rate-limits.js';
import { PasswordHasher } from './password-hasher.js';

/** No wait after the first two wrong passwords, then 1, 2, 4 ... 60 seconds; the same for unknown addresses. */
const DELAY: GrowingDelay = { name: 'login-account', freeFailures: 2, maxSeconds: 60 };

/** Checks passwords wherever they are asked for, and rate-limits guesses. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Whether the password is right; takes the same time whether the account exists or not.
   * @param guesser the key under which failures are counted: the address, shared by all browsers that the account does
   * not know; a known browser, or the account's open sessions, have a key of their own, or strangers could shut out the
   * owner
   * @param stored the password's hash, or null
   * @throws RateLimited, before any hashing; Busy, which does not count as a try
   */
  async isRight(guesser: string, stored: string | null, password: string): Promise<boolean> {
    await this.limits.beginTry(DELAY, guesser);
    const isRight = await this.verify(guesser, stored, password);
    if (isRight) await this.limits.succeeded(DELAY, guesser);
    return isRight;
  }

  /** A person who has proved to own the mailbox does not wait because of strangers' guesses. */
  async forgetFailures(email: string): Promise<void> {
    await this.limits.succeeded(DELAY, email);
  }

  private async verify(guesser: string, stored: string | null, password: string): Promise<boolean> {
    try {
      return await this.hasher.verify(stored, password);
    } catch (error) {
      // The password was not checked, so the try must not make its owner wait.
      await this.limits.takeBack(DELAY, guesser);
      throw error;
    }
  }
}

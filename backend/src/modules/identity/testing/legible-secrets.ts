import { Busy } from '../../../platform/domain/domain-error.js';
import { OtpCodes } from '../application/passwords/otp-codes.js';
import { PasswordHasher } from '../application/passwords/password-hasher.js';
import { ResetTokens } from '../application/passwords/reset-tokens.js';
import { TokenSecrets } from '../application/access-tokens/token-secrets.js';
import type { OtpChallenge } from '../domain/otp-challenge.js';

// Readable secrets for tests: each shows what it was made from.

export class LegibleHasher extends PasswordHasher {
  /** How many hashes were computed: the expensive part of most calls. */
  worked = 0;
  /** Whether to behave as if too many calls were waiting. */
  isBusy = false;

  async hash(password: string): Promise<string> {
    this.work();
    return `hash of ${password}`;
  }

  async verify(hash: string | null, password: string): Promise<boolean> {
    this.work();
    return hash === `hash of ${password}`;
  }

  private work(): void {
    if (this.isBusy) throw new Busy();
    this.worked += 1;
  }
}

export class LegibleCodes extends OtpCodes {
  secretOf({ id, kind }: Pick<OtpChallenge, 'id' | 'kind'>): string {
    return `${kind} of ${id}`;
  }

  matches(challenge: Pick<OtpChallenge, 'id' | 'kind'>, guess: string): boolean {
    return guess === this.secretOf(challenge);
  }
}

export class LegibleResetTokens extends ResetTokens {
  private issued = 0;

  issue(): { token: string; hash: string } {
    this.issued += 1;
    const token = `proof ${this.issued}`;
    return { token, hash: this.hashOf(token) };
  }

  hashOf(token: string): string {
    return `hash of ${token}`;
  }
}

export class LegibleTokenSecrets extends TokenSecrets {
  private made = 0;

  next(): string {
    this.made += 1;
    return `secret ${this.made}`;
  }

  hash(secret: string): string {
    return `hash of ${secret}`;
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { ResetTokens } from '../../application/passwords/reset-tokens.js';

const BYTES = 32;

export class RandomResetTokens extends ResetTokens {
  issue(): { token: string; hash: string } {
    const token = randomBytes(BYTES).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  /** Plain SHA-256 is enough: with 256 random bits, nobody can try all tokens. */
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

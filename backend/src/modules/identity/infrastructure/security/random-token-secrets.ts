import { createHash, randomBytes } from 'node:crypto';
import { TokenSecrets } from '../../application/access-tokens/token-secrets.js';

/** Makes a leaked token recognizable: scanners for leaked secrets look for such prefixes. */
const TOKEN_PREFIX = 'lectern_pat_';

/** 256 random bits need no slow hash: they cannot be guessed. */
export class RandomTokenSecrets extends TokenSecrets {
  next(): string {
    return TOKEN_PREFIX + randomBytes(32).toString('base64url');
  }

  hash(secret: string): string {
    return createHash('sha256').update(secret).digest('hex');
  }
}

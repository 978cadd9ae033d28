import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../../platform/domain/domain-error.js';
import { PasswordHasher } from '../../application/password-hasher.js';

/** OWASP Password Storage: argon2id, 19 MiB, two passes, one lane (argon2id is the library's default). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Two cores' worth; more at once only makes each slower and the event loop wait. */
const AT_ONCE = 2;
const MAX_WAIT_MS = 2_000;
const EXPECTED_MS = 25;

class Busy extends DomainError {
  constructor() {
    super('unavailable', 'UNAVAILABLE', 'The service is busy. Please try again in a moment.');
  }
}

export class Argon2PasswordHasher extends PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Verified for accounts that do not exist, so that they take as long as those that do. */
  private readonly decoy = hash('no account has this password', COST);

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  verify(stored: string | null, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const isRight = await verify(stored ?? (await this.decoy), password);
      return stored !== null && isRight;
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if ((this.waiting.length / AT_ONCE) * EXPECTED_MS > MAX_WAIT_MS) throw new Busy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, so the count stays as it is.
      if (next) next();
      else this.running -= 1;
    }
  }
}

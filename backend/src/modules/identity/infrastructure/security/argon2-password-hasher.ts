import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/passwords/password-hasher.js';
import { Turns } from '../../../../platform/infrastructure/calls/turns.js';

/** OWASP Password Storage: argon2id, 19 MiB, two passes, one lane (argon2id is the library's default). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Two cores' worth; more in parallel would only slow each down and delay the event loop. */
const AT_ONCE = 2;
const MAX_WAIT_MS = 2_000;
/** Until the first hashes have shown what this machine needs. */
const EXPECTED_MS = 25;
/** How much the latest hash counts in what is expected of the next. */
const WEIGHT = 1 / 8;
/**
 * Verified for accounts that do not exist, so that they take as long as existing ones: a hash of discarded random bytes
 * at the cost above. A constant, because computing it costs every start 20 ms and 19 MiB.
 */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$x0vVqk8ObReekvAMXUum4w$d6BR1bIO9FmoJQFIkT74tfjJri8rUJRylEbUA+TIRbE';

/** Refuses what would wait longer than two seconds, by how long hashes take at the moment: videos may have the cores. */
export class Argon2PasswordHasher extends PasswordHasher {
  private expectedMs = EXPECTED_MS;
  private readonly turns = new Turns(AT_ONCE, () => (MAX_WAIT_MS / this.expectedMs) * AT_ONCE);

  hash(password: string): Promise<string> {
    return this.turns.take(() => this.timed(hash(password, COST)));
  }

  verify(stored: string | null, password: string): Promise<boolean> {
    return this.turns.take(async () => {
      const isRight = await this.timed(verify(stored ?? DECOY, password));
      return stored !== null && isRight;
    });
  }

  private async timed<T>(hashing: Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await hashing;
    this.expectedMs += (performance.now() - began - this.expectedMs) * WEIGHT;
    return result;
  }
}

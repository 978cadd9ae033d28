import { DomainError } from '../domain/domain-error.js';

/** How often something may happen: at most so many times in a window that opens with the first of them. */
export interface RateLimit {
  /** Names the limit in settings, as in `search`. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/** What is left of a limit in the present window. */
export interface Allowance extends RateLimit {
  readonly left: number;
  /** Until the window ends, at least 1. */
  readonly endsInSeconds: number;
}

/**
 * How long to wait after failures: not at all after the first few, then 1, 2, 4 ... seconds. Never a lock, because a
 * lock would let strangers shut out whomever they like.
 */
export interface GrowingDelay {
  readonly name: string;
  /** This many failures are followed by no wait. */
  readonly freeFailures: number;
  readonly maxSeconds: number;
}

export class RateLimited extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('limited', 'RATE_LIMITED', 'Too many requests. Please try again later.', {
      retryAfterSeconds,
    });
  }
}

/** How long to wait after so many failures in a row. */
export function delayAfter({ freeFailures, maxSeconds }: GrowingDelay, failures: number): number {
  return failures <= freeFailures ? 0 : Math.min(maxSeconds, 2 ** (failures - freeFailures - 1));
}

/** Keeps people and programs from doing a thing too often. Counting may forget (a restart), but never refuses for ever. */
export abstract class RateLimits {
  /**
   * Counts one use by the key; the limit may be another one than declared, where settings changed it.
   * @throws RateLimited, telling when the window ends, once its uses are spent
   */
  abstract spend(limit: RateLimit, key: string): Promise<Allowance>;

  /**
   * Counts a try as failed before it is made, so that tries at the same moment cannot slip past each other.
   * @throws RateLimited while the wait that earlier failures caused lasts; such a try is not counted
   */
  abstract beginTry(delay: GrowingDelay, key: string): Promise<void>;

  /** The try that was just begun came to nothing: it counts no more, and nobody has to wait for it. */
  abstract takeBack(delay: GrowingDelay, key: string): Promise<void>;

  /** The try went well: all failures of the key are forgotten. */
  abstract succeeded(delay: GrowingDelay, key: string): Promise<void>;
}

import { DomainError } from '../domain/domain-error.js';

/** How often something may happen: at most so many times in a window that starts with the first use. */
export interface RateLimit {
  /** The limit's name in the settings, such as `search`. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/** What is left of a limit in the current window. */
export interface Allowance extends RateLimit {
  readonly left: number;
  /** Until the window ends; at least 1. */
  readonly endsInSeconds: number;
}

/**
 * The wait after failures: none after the first few, then 1, 2, 4 ... seconds. Never a lock-out, because strangers
 * could use it to shut out anybody.
 */
export interface GrowingDelay {
  readonly name: string;
  /** This many failures cause no wait. */
  readonly freeFailures: number;
  readonly maxSeconds: number;
}

export class RateLimited extends DomainError {
  constructor(
    retryAfterSeconds: number,
    /** The limit that is spent, as the settings have it; null when it is no limit of a window. */
    readonly spent: RateLimit | null = null,
  ) {
    super('limited', 'RATE_LIMITED', 'Too many requests. Please try again later.', {
      retryAfterSeconds,
    });
  }
}

/** The wait in seconds after so many failures in a row. */
export function delayAfter({ freeFailures, maxSeconds }: GrowingDelay, failures: number): number {
  return failures <= freeFailures ? 0 : Math.min(maxSeconds, 2 ** (failures - freeFailures - 1));
}

/**
 * Keeps people and programs from doing a thing too often. Counters may be lost (a restart), but nothing is refused for
 * ever.
 */
export abstract class RateLimits {
  /**
   * Counts one use by the key; settings may override the declared limit.
   * @throws RateLimited, with the limit and the end of its window, when no use is left
   */
  abstract spend(limit: RateLimit, key: string): Promise<Allowance>;

  /**
   * Counts a try as failed before it is made, so that concurrent tries cannot slip past each other.
   * @throws RateLimited during the wait after earlier failures; such a try is not counted
   */
  abstract beginTry(delay: GrowingDelay, key: string): Promise<void>;

  /** Uncounts the try that was just begun, because it was not carried out. */
  abstract takeBack(delay: GrowingDelay, key: string): Promise<void>;

  /** The try succeeded: clears all failures of the key. */
  abstract succeeded(delay: GrowingDelay, key: string): Promise<void>;
}

import type { Clock } from '../../application/clock.js';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

interface CircuitBreakerRules {
  /** Creates the error for a call that is not made, from the last failure. */
  readonly refusal: (last: unknown) => Error;
  /** Whether a failed call was answered nevertheless, which proves that the service is available. */
  readonly isAnswer?: (error: unknown) => boolean;
}

/**
 * Keeps callers from waiting for a service that is down: after five failures in a row, calls fail at once for half a
 * minute, then one is let through as a trial.
 */
export class CircuitBreaker {
  private failures = 0;
  private last: unknown;
  private closedAgainAt = 0;
  private isTrying = false;

  constructor(
    private readonly clock: Clock,
    private readonly rules: CircuitBreakerRules,
  ) {}

  async run<T>(call: () => Promise<T>): Promise<T> {
    const isOpen = this.failures >= FAILURES_TO_OPEN;
    if (isOpen && (this.isTrying || this.clock.now().getTime() < this.closedAgainAt))
      throw this.rules.refusal(this.last);
    this.isTrying = isOpen;
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (error) {
      this.note(error);
      throw error;
    } finally {
      if (isOpen) this.isTrying = false;
    }
  }

  private note(error: unknown): void {
    this.failures = this.rules.isAnswer?.(error) ? 0 : this.failures + 1;
    this.last = error;
    this.closedAgainAt = this.clock.now().getTime() + OPEN_MS;
  }
}

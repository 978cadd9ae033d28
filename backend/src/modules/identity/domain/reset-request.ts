import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { ResetAsked } from './facts.js';

const STALE_AFTER_MS = 5 * 60_000;

/**
 * Somebody asked for a code, whether an account exists or not: so far nobody has looked, which is why the answer and
 * its time cannot tell.
 */
export class ResetRequest extends AggregateRoot {
  private constructor(
    readonly id: string,
    readonly email: string,
    readonly askedAt: Date,
  ) {
    super();
  }

  static ask(id: string, email: string, at: Date): ResetRequest {
    const request = new ResetRequest(id, email, at);
    request.record(ResetAsked.of({ requestId: id }));
    return request;
  }

  /** Whoever asked does not wait any more. */
  isStale(at: Date): boolean {
    return at.getTime() - this.askedAt.getTime() > STALE_AFTER_MS;
  }
}

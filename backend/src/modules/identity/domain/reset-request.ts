import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { ResetAsked } from './facts.js';

const STALE_AFTER_MS = 5 * 60_000;

/**
 * A request for a code for an address. It is stored before anybody looks up the account, so neither the answer nor its
 * timing reveals whether one exists.
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

  /** Too old to answer: the requester no longer waits for a mail. */
  isStale(at: Date): boolean {
    return at.getTime() - this.askedAt.getTime() > STALE_AFTER_MS;
  }
}

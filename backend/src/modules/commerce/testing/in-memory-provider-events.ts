import type { ProviderEvent } from '../application/payments/payment-provider.js';
import {
  DISPUTE_EVENTS,
  ProviderEvents,
  REFUND_EVENTS,
  type UnsettledFailure,
} from '../application/payments/provider-events.js';
import type { Restorable } from './rollback-unit-of-work.js';

interface Noted extends ProviderEvent {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly place: number;
  readonly heardAt: Date;
}

export class InMemoryProviderEvents extends ProviderEvents implements Restorable {
  all = new Map<string, Noted>();

  async note(event: ProviderEvent, at: Date): Promise<boolean> {
    if (this.all.has(event.id)) return false;
    const place = this.all.size;
    this.all.set(event.id, {
      ...event,
      at: (event.happenedAt ?? at).getTime(),
      place,
      heardAt: at,
    });
    return true;
  }

  async hasOpenDispute(paymentId: string): Promise<boolean> {
    const { opened, ...decided } = DISPUTE_EVENTS;
    const decisions = this.of(paymentId, ...Object.values(decided));
    return this.of(paymentId, opened).some(
      ({ subjectId }) => !decisions.some((decision) => decision.subjectId === subjectId),
    );
  }

  async failedRefunds(paymentId: string): Promise<readonly UnsettledFailure[]> {
    const sent = this.of(paymentId, REFUND_EVENTS.done);
    return this.of(paymentId, REFUND_EVENTS.failed)
      .filter((failure) => !sent.some((success) => settles(success, failure)))
      .map(({ refundPaise, heardAt }) => ({ paise: refundPaise, heardAt }));
  }

  remember(): () => void {
    const before = new Map(this.all);
    return () => void (this.all = before);
  }

  private of(paymentId: string, ...types: string[]): Noted[] {
    return [...this.all.values()].filter(
      ({ type, report, failedRefund }) =>
        types.includes(type) && (report ?? failedRefund)?.paymentId === paymentId,
    );
  }
}

function settles(success: Noted, failure: Noted): boolean {
  const sent = success.refundPaise ?? failure.refundPaise ?? 0;
  if (sent < (failure.refundPaise ?? 0)) return false;
  const isOther = success.subjectId !== failure.subjectId;
  return success.at === failure.at
    ? isOther || success.place > failure.place
    : success.at > failure.at;
}

import type { ProviderEvent } from '../application/payments/payment-provider.js';
import {
  DISPUTE_EVENTS,
  ProviderEvents,
  REFUND_EVENTS,
} from '../application/payments/provider-events.js';
import type { Restorable } from './rollback-unit-of-work.js';

export class InMemoryProviderEvents extends ProviderEvents implements Restorable {
  all = new Map<string, ProviderEvent>();

  async note(event: ProviderEvent): Promise<boolean> {
    if (this.all.has(event.id)) return false;
    this.all.set(event.id, event);
    return true;
  }

  async hasOpenDispute(paymentId: string): Promise<boolean> {
    const types = [...this.all.values()]
      .filter(({ report }) => report?.paymentId === paymentId)
      .map(({ type }) => type);
    const { opened, ...decided } = DISPUTE_EVENTS;
    const decisions = new Set<string>(Object.values(decided));
    const isOpened = (type: string) => type === opened;
    return types.filter(isOpened).length > types.filter((type) => decisions.has(type)).length;
  }

  async hasFailedRefund(paymentId: string): Promise<boolean> {
    const types = [...this.all.values()]
      .filter((event) => (event.report ?? event.failedRefund)?.paymentId === paymentId)
      .map(({ type }) => type);
    const { done, failed } = REFUND_EVENTS;
    return types.findLast((type) => type === done || type === failed) === failed;
  }

  remember(): () => void {
    const before = new Map(this.all);
    return () => void (this.all = before);
  }
}

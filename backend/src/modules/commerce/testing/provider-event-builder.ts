import type { ProviderEvent } from '../application/payments/payment-provider.js';

/** An event about nothing, to be filled in by the test. */
export function aProviderEvent(said: Partial<ProviderEvent> & { id: string }): ProviderEvent {
  const nothing = { report: null, failedRefund: null, happenedAt: null };
  return { type: 'payment.captured', ...nothing, subjectId: null, refundPaise: null, ...said };
}

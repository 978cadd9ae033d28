import type { ProviderEvent } from './payment-provider.js';

/** What the provider calls the steps of a dispute. */
export const DISPUTE_EVENTS = {
  opened: 'payment.dispute.created',
  won: 'payment.dispute.won',
  lost: 'payment.dispute.lost',
  closed: 'payment.dispute.closed',
} as const;

/** And those of a refund, after it was agreed to. */
export const REFUND_EVENTS = { done: 'refund.processed', failed: 'refund.failed' } as const;

/** The events that the provider told us, each once. */
export abstract class ProviderEvents {
  /** Notes the event in the caller's transaction; false when it was noted before. */
  abstract note(event: ProviderEvent, at: Date): Promise<boolean>;

  /** Whether a bank asks about the payment and has not decided yet. */
  abstract hasOpenDispute(paymentId: string): Promise<boolean>;

  /** Whether the last that was told of refunds of the payment is that one failed. */
  abstract hasFailedRefund(paymentId: string): Promise<boolean>;
}

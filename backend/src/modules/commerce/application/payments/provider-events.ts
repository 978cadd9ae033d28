import type { ProviderEvent } from './payment-provider.js';

/** The provider's event names of the steps of a dispute. */
export const DISPUTE_EVENTS = {
  opened: 'payment.dispute.created',
  won: 'payment.dispute.won',
  lost: 'payment.dispute.lost',
  closed: 'payment.dispute.closed',
} as const;

/** The provider's event names of a refund that was accepted. */
export const REFUND_EVENTS = { done: 'refund.processed', failed: 'refund.failed' } as const;

export interface UnsettledFailure {
  /** Null if the provider did not tell. */
  readonly paise: number | null;
  readonly heardAt: Date;
}

/** The webhook events received from the provider, each once. */
export abstract class ProviderEvents {
  /** Records the event in the caller's transaction; false when it is already recorded. */
  abstract note(event: ProviderEvent, at: Date): Promise<boolean>;

  /**
   * Whether the payment has an undecided dispute; a payment may be disputed more than once, each time under another id.
   */
  abstract hasOpenDispute(paymentId: string): Promise<boolean>;

  /** Refunds of the payment that failed, and no refund of at least their amount succeeded since then. */
  abstract failedRefunds(paymentId: string): Promise<readonly UnsettledFailure[]>;
}

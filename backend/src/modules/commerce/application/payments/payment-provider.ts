import { DomainError } from '../../../../platform/domain/domain-error.js';
import type { PaymentReport } from '../../domain/payment.js';

export interface ProviderOrder {
  /** What the provider calls the order. */
  readonly id: string;
  readonly amountPaise: number;
}

export interface NewProviderOrder {
  /** At most 40 characters, the same at every try for the same order. */
  readonly receipt: string;
  readonly amountPaise: number;
  /** At most 15, for people who look at the provider's screens. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface RefundRequest {
  readonly paymentId: string;
  /** All of the payment. */
  readonly amountPaise: number;
  /** At least 10 characters, the same at every try for the same refund. */
  readonly idempotencyKey: string;
}

/** What the checkout hands to the browser after a payment. */
export interface CheckoutProof {
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** A call of the provider, exactly as it came. */
export interface WebhookCall {
  readonly body: Buffer;
  readonly signature: string;
  /** The provider's id of the event, when it named one. */
  readonly eventId: string | null;
}

export interface ProviderEvent {
  /** The same for every delivery of the same event. */
  readonly id: string;
  /** The provider's name for what happened. */
  readonly type: string;
  /** Null for events that say nothing about a payment of an order. */
  readonly report: PaymentReport | null;
  /** A refund that was agreed to and then could not be sent; null in all other events. */
  readonly failedRefund: FailedRefund | null;
}

export interface FailedRefund {
  readonly paymentId: string;
  readonly amountPaise: number;
}

/**
 * What is known after a call failed: `declined`: the provider said no, trying again is no use ·
 * `retryable`: it was not done, try again later · `unknown`: it may or may not have been done.
 */
export type FailedOutcome = 'declined' | 'retryable' | 'unknown';

export class PaymentProviderFailed extends DomainError {
  constructor(
    readonly outcome: FailedOutcome,
    readonly reason: string,
  ) {
    super('unavailable', 'UNAVAILABLE', 'Something went wrong while enrolling.');
  }
}

/** A refusal is an answer: the provider is there, and asking again would not help. */
export function isRefusal(error: unknown): error is PaymentProviderFailed {
  return error instanceof PaymentProviderFailed && error.outcome === 'declined';
}

/** Whoever takes the learners' money. Every call that leaves the process ends within 10 seconds, by failing if need be. */
export abstract class PaymentProvider {
  /** The public name of our account, which the browser's checkout opens with. */
  abstract readonly keyId: string;

  /** Makes an order of the amount in INR; the same receipt again gives the same order. @throws PaymentProviderFailed */
  abstract createOrder(order: NewProviderOrder): Promise<ProviderOrder>;

  /** All attempts at paying the order that got anywhere. @throws PaymentProviderFailed */
  abstract fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]>;

  /**
   * Asks for the money to go back; done when a webhook reports the payment as refunded. Under the same key it changes
   * nothing, and answers what it answered. @throws PaymentProviderFailed
   */
  abstract refund(request: RefundRequest): Promise<void>;

  /** Whether the provider signed that this payment belongs to this order; takes the same time for every wrong signature. */
  abstract isGenuine(proof: CheckoutProof): boolean;

  /** Reads a call that the provider signed. @throws PaymentNotVerified when it did not, or when the call makes no sense */
  abstract parseWebhook(call: WebhookCall): ProviderEvent;
}

import { DomainError } from '../../../../platform/domain/domain-error.js';
import type { PaymentReport } from '../../domain/payment.js';

export interface ProviderOrder {
  /** The provider's order id. */
  readonly id: string;
  readonly amountPaise: number;
}

export interface NewProviderOrder {
  /** At most 40 characters; the same at every attempt for the same order. */
  readonly receipt: string;
  readonly amountPaise: number;
  /** At most 15 notes, for people who look at the provider's dashboard. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface RefundRequest {
  readonly paymentId: string;
  /** What is left of the payment. */
  readonly amountPaise: number;
  /** At least 10 characters; the same at every attempt for the same refund. */
  readonly idempotencyKey: string;
}

/** What the checkout hands to the browser after a payment. */
export interface CheckoutProof {
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** A webhook call of the provider, exactly as received. */
export interface WebhookCall {
  readonly body: Buffer;
  readonly signature: string;
  /** The provider's event id, if it sent one. */
  readonly eventId: string | null;
}

export interface ProviderEvent {
  /** The same for every delivery of the same event. */
  readonly id: string;
  /** The provider's name for the event. */
  readonly type: string;
  /** Null for events that are not about a payment of an order. */
  readonly report: PaymentReport | null;
  /** A refund that was accepted and then could not be sent; null in all other events. */
  readonly failedRefund: FailedRefund | null;
  /** By the provider's clock, to the second; null when it does not say. */
  readonly happenedAt: Date | null;
  /** The provider's id of the refund or dispute that the event is about; null when it is about neither. */
  readonly subjectId: string | null;
  /** The amount of the refund that the event is about; null when it is about none. */
  readonly refundPaise: number | null;
}

export interface FailedRefund {
  readonly paymentId: string;
  readonly amountPaise: number;
}

/**
 * What a failed call means: `declined`: the provider refused, and a retry is pointless · `retryable`: nothing was done,
 * retry later · `unknown`: it may or may not have been done.
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

/** A refusal is an answer: the provider is available, and a retry would not help. */
export function isRefusal(error: unknown): error is PaymentProviderFailed {
  return error instanceof PaymentProviderFailed && error.outcome === 'declined';
}

/** The payment provider. Every call that leaves the process ends within 10 seconds, with an error if need be. */
export abstract class PaymentProvider {
  /** The public key of our account, which the browser's checkout opens with. */
  abstract readonly keyId: string;

  /** Creates an order of the amount in INR; idempotent by receipt. @throws PaymentProviderFailed */
  abstract createOrder(order: NewProviderOrder): Promise<ProviderOrder>;

  /** All attempts to pay the order that reached the provider. @throws PaymentProviderFailed */
  abstract fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]>;

  /**
   * Requests a refund; it is done when a webhook reports the payment as refunded. Idempotent by key: a repeated request
   * changes nothing and gets the first answer. @throws PaymentProviderFailed
   */
  abstract refund(request: RefundRequest): Promise<void>;

  /** Whether the provider signed that this payment belongs to this order; compares in constant time. */
  abstract isGenuine(proof: CheckoutProof): boolean;

  /** Verifies and parses a webhook call. @throws PaymentNotVerified when the signature or the content is invalid */
  abstract parseWebhook(call: WebhookCall): ProviderEvent;
}

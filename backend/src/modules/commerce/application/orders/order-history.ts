import type { OrderStatus } from '../../domain/order-status.js';
import type { PaymentMethod } from '../../domain/payment-method.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import type { RefundStatus } from '../../domain/refund-status.js';
import type { RefundCause } from '../../domain/refund.js';

export interface OrderSummary {
  readonly orderId: string;
  /** Null until the order is created at the provider. */
  readonly providerOrderId: string | null;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly amountPaise: number;
  /** What a coupon made of the price; null without one. */
  readonly coupon: { readonly code: string; readonly listPaise: number } | null;
  readonly status: OrderStatus;
  readonly openedAt: Date;
  readonly paidAt: Date | null;
  /** The method of the payment that bought the course; null without one, or when the provider did not say. */
  readonly paymentMethod: PaymentMethod | null;
  /** The status of the newest refund; null when there is none. */
  readonly refundStatus: RefundStatus | null;
}

export interface PaymentSummary {
  readonly paymentId: string;
  readonly status: PaymentStatus;
  readonly amountPaise: number;
  readonly firstHeardAt: Date;
  readonly capturedAt: Date | null;
  readonly method: PaymentMethod | null;
}

export interface RefundSummary {
  readonly paymentId: string;
  readonly status: RefundStatus;
  readonly cause: RefundCause;
  /** The requester's own words. */
  readonly reason: string;
  /** The provider's words; null unless the refund failed. */
  readonly refusal: string | null;
  readonly amountPaise: number;
  readonly requestedAt: Date;
  readonly sentAt: Date | null;
  readonly doneAt: Date | null;
  /** Null unless it failed, and for some that failed before this was kept. */
  readonly failedAt: Date | null;
  /** Staff sent the money themselves. */
  readonly isByTransfer: boolean;
}

/** A refund that counted as made until the provider reported its failure, and whose money was not sent since. */
export interface UndeliveredRefund {
  readonly orderId: string;
  readonly paymentId: string;
  /** Null if the provider did not tell. */
  readonly amountPaise: number | null;
  readonly heardAt: Date;
}

/** A partial refund of a payment that we did not ask for. */
export interface PartSummary {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly at: Date;
}

/** One event of a payment dispute, as the bank reported it. */
export interface DisputeStep {
  readonly paymentId: string;
  /** Null for events from before ids were stored. */
  readonly disputeId: string | null;
  readonly step: 'opened' | 'won' | 'lost' | 'closed';
  readonly at: Date;
}

/**
 * Whether the payment has an undecided dispute; a payment may be disputed more than once, each time under another id.
 */
export function isDisputed(paymentId: string | null, disputes: readonly DisputeStep[]): boolean {
  const steps = disputes.filter((dispute) => dispute.paymentId === paymentId);
  return steps.some(
    (opened) =>
      opened.step === 'opened' &&
      !steps.some((decided) => decided.step !== 'opened' && isOfOneDispute(decided, opened)),
  );
}

function isOfOneDispute(one: DisputeStep, other: DisputeStep): boolean {
  return one.disputeId === null || other.disputeId === null || one.disputeId === other.disputeId;
}

/** Everything known about one order. */
export interface OrderRecord extends OrderSummary {
  readonly learnerId: string;
  readonly educatorId: string;
  /** What went back beyond the amount: by a refund, and once more by a bank that decided for the buyer. */
  readonly returnedTwicePaise: number;
  readonly paidBy: string | null;
  readonly nextCheckAt: Date | null;
  readonly payments: readonly PaymentSummary[];
  readonly refunds: readonly RefundSummary[];
  readonly parts: readonly PartSummary[];
  readonly disputes: readonly DisputeStep[];
}

/** The read model of orders. */
export abstract class OrderHistory {
  /** Newest first, at most `limit`, older than the order `before` when it is given. */
  abstract ofLearner(
    learnerId: string,
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<readonly OrderSummary[]>;

  abstract find(orderId: string): Promise<OrderRecord | null>;

  /** In the order of the ids; unknown ids are skipped. One query for all of them. */
  abstract these(orderIds: readonly string[]): Promise<readonly OrderRecord[]>;

  /**
   * Ids of the orders matching our order id, the provider's, a payment id or a learner's id; newest first, at most 50.
   */
  abstract search(term: string): Promise<readonly string[]>;

  /**
   * Ids of the orders with a refund that the provider refused, or accepted and then could not send; newest first, at
   * most 50.
   */
  abstract withFailedRefunds(): Promise<readonly string[]>;

  /** Refunds of these orders that turned out to have failed after they had counted as made, oldest first. */
  abstract undelivered(orderIds: readonly string[]): Promise<readonly UndeliveredRefund[]>;

  /** Ids of the orders with an undecided dispute; newest first, at most 50. */
  abstract withOpenDisputes(): Promise<readonly string[]>;

  /** Ids of the orders whose money was returned twice, by a refund and by a chargeback; newest first, at most 50. */
  abstract returnedTwice(): Promise<readonly string[]>;

  /** Ids of these learners' paid orders for the educator's courses; paged as `ofLearner`. */
  abstract salesTo(
    educatorId: string,
    learnerIds: readonly string[],
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<readonly string[]>;
}

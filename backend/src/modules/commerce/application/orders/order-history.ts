import type { OrderStatus } from '../../domain/order-status.js';
import type { PaymentMethod } from '../../domain/payment-method.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import type { RefundStatus } from '../../domain/refund-status.js';
import type { RefundCause } from '../../domain/refund.js';

export interface OrderSummary {
  readonly orderId: string;
  /** Null while the provider has not taken the order in. */
  readonly providerOrderId: string | null;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly amountPaise: number;
  readonly status: OrderStatus;
  readonly openedAt: Date;
  readonly paidAt: Date | null;
  /** Of the payment that bought the course; null without one, or when the provider did not say. */
  readonly paymentMethod: PaymentMethod | null;
  /** Of the newest refund; null when no money has to go back. */
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
  /** In the words of whoever asked. */
  readonly reason: string;
  /** In the words of the provider; null unless the refund failed. */
  readonly refusal: string | null;
  readonly amountPaise: number;
  readonly requestedAt: Date;
  readonly sentAt: Date | null;
  readonly doneAt: Date | null;
}

/** A part of a payment that went back on its own. */
export interface PartSummary {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly at: Date;
}

/** What a bank said about a payment that its customer disputes. */
export interface DisputeStep {
  readonly paymentId: string;
  readonly step: 'opened' | 'won' | 'lost' | 'closed';
  readonly at: Date;
}

/** Whether a bank asks about the payment and has not decided yet; it may ask more than once. */
export function isDisputed(paymentId: string | null, disputes: readonly DisputeStep[]): boolean {
  const steps = disputes.filter((dispute) => dispute.paymentId === paymentId);
  const opened = steps.filter(({ step }) => step === 'opened');
  return opened.length > steps.length - opened.length;
}

/** All that is known of one order. */
export interface OrderRecord extends OrderSummary {
  readonly learnerId: string;
  readonly educatorId: string;
  readonly paidBy: string | null;
  readonly nextCheckAt: Date | null;
  readonly payments: readonly PaymentSummary[];
  readonly refunds: readonly RefundSummary[];
  readonly parts: readonly PartSummary[];
  readonly disputes: readonly DisputeStep[];
}

/** Purchases, for reading. */
export abstract class OrderHistory {
  /** Newest first, at most `limit`, older than the order `before` when it is given. */
  abstract ofLearner(
    learnerId: string,
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<readonly OrderSummary[]>;

  abstract find(orderId: string): Promise<OrderRecord | null>;

  /** In the order of the ids, without those that lead to none; asked for all at once. */
  abstract these(orderIds: readonly string[]): Promise<readonly OrderRecord[]>;

  /** Ids of the orders that our id, the provider's, a payment id or a learner's id leads to; newest first, at most 50. */
  abstract search(term: string): Promise<readonly string[]>;

  /** Ids of the orders with a refund that the provider refused, or agreed to and could not send; newest first, at most 50. */
  abstract withFailedRefunds(): Promise<readonly string[]>;

  /** Ids of the orders with a dispute that no bank has decided; newest first, at most 50. */
  abstract withOpenDisputes(): Promise<readonly string[]>;

  /** Ids of the orders of which more went back than came: by a refund, and by a bank; newest first, at most 50. */
  abstract returnedTwice(): Promise<readonly string[]>;

  /** Ids of the paid orders of these learners for courses of the educator; paged as `ofLearner`. */
  abstract salesTo(
    educatorId: string,
    learnerIds: readonly string[],
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<readonly string[]>;
}

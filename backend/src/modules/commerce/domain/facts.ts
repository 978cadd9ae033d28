import { FactType } from '../../../platform/domain/fact.js';

/** A learner has paid for a course and is enrolled in it. */
export const OrderPaid = new FactType<{
  readonly orderId: string;
  readonly courseId: string;
  readonly learnerId: string;
}>('commerce.order_paid.v1');

/** The money of a paid order is to be refunded, and the enrollment has ended. */
export const OrderRefunded = new FactType<{
  readonly orderId: string;
  readonly courseId: string;
  readonly learnerId: string;
}>('commerce.order_refunded.v1');

/** A part of a paid order's money was refunded; the learner keeps the course. */
export const OrderPartRefunded = new FactType<{
  readonly orderId: string;
  readonly courseId: string;
  readonly learnerId: string;
  readonly amountPaise: number;
}>('commerce.order_part_refunded.v1');

export interface RefundOfPayment {
  readonly orderId: string;
  readonly paymentId: string;
}

/** A payment has to be refunded. */
export const RefundRequested = new FactType<RefundOfPayment>('commerce.refund_requested.v1');

/** The provider reports that the refund was made, or staff transferred the money. */
export const RefundCompleted = new FactType<RefundOfPayment>('commerce.refund_completed.v1');

/** Earnings were sent to an educator. */
export const PayoutRecorded = new FactType<{ readonly payoutId: string }>(
  'commerce.payout_recorded.v1',
);

/** A payout does not count: it never arrived, or was recorded by mistake. */
export const PayoutWithdrawn = new FactType<{ readonly payoutId: string }>(
  'commerce.payout_withdrawn.v1',
);

/** A sandbox payment was made or refunded, and its webhook is due. Never recorded in production. */
export const SandboxPaymentChanged = new FactType<{ readonly paymentId: string }>(
  'commerce.sandbox_payment_changed.v1',
);

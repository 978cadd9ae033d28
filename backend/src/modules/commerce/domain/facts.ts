import { FactType } from '../../../platform/domain/fact.js';

/** A learner has paid for a course and is enrolled in it. */
export const OrderPaid = new FactType<{
  readonly orderId: string;
  readonly courseId: string;
  readonly learnerId: string;
}>('commerce.order_paid.v1');

/** The money of a paid order goes back and the enrollment ended. */
export const OrderRefunded = new FactType<{
  readonly orderId: string;
  readonly courseId: string;
  readonly learnerId: string;
}>('commerce.order_refunded.v1');

/** A part of the money of a paid order went back; the course stays. */
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

/** The money of a payment has to go back. */
export const RefundRequested = new FactType<RefundOfPayment>('commerce.refund_requested.v1');

/** The provider says that the money went back. */
export const RefundCompleted = new FactType<RefundOfPayment>('commerce.refund_completed.v1');

/** A payment at the sandbox was made or refunded: its webhook is due. Never recorded in production. */
export const SandboxPaymentChanged = new FactType<{ readonly paymentId: string }>(
  'commerce.sandbox_payment_changed.v1',
);

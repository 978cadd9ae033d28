import { FactType } from '../../../platform/domain/fact.js';

/** A learner has paid for a course and is enrolled in it. */
export const OrderPaid = new FactType<{
  readonly orderId: string;
  readonly courseId: string;
  readonly learnerId: string;
}>('commerce.order_paid.v1');

/** The money of a paid order went back and the enrollment ended. */
export const OrderRefunded = new FactType<{
  readonly orderId: string;
  readonly courseId: string;
  readonly learnerId: string;
}>('commerce.order_refunded.v1');

/** Money came that bought nothing: it has to go back. */
export const SurplusCaptured = new FactType<{
  readonly orderId: string;
  readonly paymentId: string;
}>('commerce.surplus_captured.v1');

/** A payment at the sandbox was made or refunded: its webhook is due. Never recorded in production. */
export const SandboxPaymentChanged = new FactType<{ readonly paymentId: string }>(
  'commerce.sandbox_payment_changed.v1',
);

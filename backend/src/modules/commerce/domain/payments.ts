import type { Payment } from './payment.js';

/** The attempts at paying that we heard of. */
export abstract class Payments {
  /** The payment with the provider's id, or null. */
  abstract find(paymentId: string): Promise<Payment | null>;

  /** Those of one order, as heard of. */
  abstract ofOrder(orderId: string): Promise<readonly Payment[]>;

  /** Writes state and recorded facts together. */
  abstract save(payment: Payment): Promise<void>;
}

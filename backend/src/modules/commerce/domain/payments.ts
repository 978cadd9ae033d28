import type { Payment } from './payment.js';

/** The repository of payment attempts. */
export abstract class Payments {
  /** The payment with the provider's id, or null. */
  abstract find(paymentId: string): Promise<Payment | null>;

  /** The payments of one order, in the order they were first reported. */
  abstract ofOrder(orderId: string): Promise<readonly Payment[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(payment: Payment): Promise<void>;
}

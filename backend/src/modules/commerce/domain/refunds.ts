import type { Refund } from './refund.js';

/** The refunds that were ever asked for. */
export abstract class Refunds {
  /** The refund of the payment, or null. */
  abstract find(paymentId: string): Promise<Refund | null>;

  /** The same, held against others until the transaction ends. */
  abstract lock(paymentId: string): Promise<Refund | null>;

  /** Those of one order, oldest first. */
  abstract ofOrder(orderId: string): Promise<readonly Refund[]>;

  /** Writes state and recorded facts together. */
  abstract save(refund: Refund): Promise<void>;
}

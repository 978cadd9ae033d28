import type { Refund } from './refund.js';

/** The repository of refunds. */
export abstract class Refunds {
  /** The refund of the payment, or null. */
  abstract find(paymentId: string): Promise<Refund | null>;

  /** The refund with its row locked until the transaction ends, or null. */
  abstract lock(paymentId: string): Promise<Refund | null>;

  /** The refunds of one order, oldest first. */
  abstract ofOrder(orderId: string): Promise<readonly Refund[]>;

  /** The refunds of several orders. */
  abstract ofOrders(orderIds: readonly string[]): Promise<readonly Refund[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(refund: Refund): Promise<void>;
}

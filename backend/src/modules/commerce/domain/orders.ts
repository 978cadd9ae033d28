import type { Order } from './order.js';

/** The repository of orders. */
export abstract class Orders {
  /**
   * Stores the order unless the learner has an open one for the same course, price and coupon; returns the stored one.
   */
  abstract openOnce(order: Order): Promise<Order>;

  /** The learner's order with the provider's id, or null. */
  abstract ofLearner(learnerId: string, providerOrderId: string): Promise<Order | null>;

  /** The order, or null. */
  abstract find(id: string): Promise<Order | null>;

  /** The order with its row locked until the transaction ends, or null. */
  abstract lock(id: string): Promise<Order | null>;

  /** Like `lock`, by the provider's id. */
  abstract lockPlaced(providerOrderId: string): Promise<Order | null>;

  /**
   * Records the provider's order id, as `Order.placeWithProvider` does: the first one stays. Returns it, or null
   * without such an order.
   */
  abstract notePlaced(id: string, providerOrderId: string): Promise<string | null>;

  /** The learner's newest open order for the course, whatever its price, or null. */
  abstract openFor(learnerId: string, courseId: string): Promise<Order | null>;

  /** Those by which the learner had the course before, and which were refunded. */
  abstract refundedOf(learnerId: string, courseId: string): Promise<readonly Order[]>;

  /** How many paid orders used each of the coupons; those without any are left out. */
  abstract salesWith(couponIds: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** How many uses of the coupon others have: by orders that are paid, or open and handed out since then. */
  abstract usesByOthers(
    couponId: string,
    others: { readonly than: string; readonly since: Date },
  ): Promise<number>;

  /** Ids of orders that are due to be compared with the provider's books, longest overdue first. */
  abstract dueForCheck(now: Date, limit: number): Promise<readonly string[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(order: Order): Promise<void>;
}

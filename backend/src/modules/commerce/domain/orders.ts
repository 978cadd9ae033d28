import type { Order } from './order.js';

/** The repository of orders. */
export abstract class Orders {
  /**
   * Stores the order unless the learner has an open one for the same course, price and coupon, with the same price
   * without it; returns the stored one.
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

  /**
   * The learner's open order for the course that was handed out last, whatever its price, or null; with a code, among
   * those with the coupon of that code.
   */
  abstract openFor(
    learnerId: string,
    courseId: string,
    couponCode: string | null,
  ): Promise<Order | null>;

  /** Those by which the learner had the course before, and which were refunded. */
  abstract refundedOf(learnerId: string, courseId: string): Promise<readonly Order[]>;

  /** How many paid orders used each of the coupons; those without any are left out. */
  abstract salesWith(couponIds: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** How many others have a use of the coupon: by an order that is paid, or open and handed out since then. */
  abstract usesByOthers(
    couponId: string,
    others: { readonly than: string; readonly since: Date },
  ): Promise<number>;

  /** Ids of orders that are due to be compared with the provider's books, longest overdue first. */
  abstract dueForCheck(now: Date, limit: number): Promise<readonly string[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(order: Order): Promise<void>;
}

import type { Order } from './order.js';

/** The stored orders. */
export abstract class Orders {
  /** Stores the order unless the learner has an open one for the same course and price; returns whichever is there now. */
  abstract openOnce(order: Order): Promise<Order>;

  /** The learner's order that the provider knows by this id, or null. */
  abstract ofLearner(learnerId: string, providerOrderId: string): Promise<Order | null>;

  /** The order, or null. */
  abstract find(id: string): Promise<Order | null>;

  /** The order, held against others until the transaction ends, or null. */
  abstract lock(id: string): Promise<Order | null>;

  /** Like `lock`, by the provider's id. */
  abstract lockPlaced(providerOrderId: string): Promise<Order | null>;

  /**
   * Notes what the provider calls the order, as `Order.placeWithProvider` does: what it called it first stays.
   * Returns that, or null without such an order.
   */
  abstract notePlaced(id: string, providerOrderId: string): Promise<string | null>;

  /** The learner's open order for the course, whatever its price; the newest, or null. */
  abstract openFor(learnerId: string, courseId: string): Promise<Order | null>;

  /** Ids of orders that are due to be compared with the provider's books, longest overdue first. */
  abstract dueForCheck(now: Date, limit: number): Promise<readonly string[]>;

  /** Writes state and recorded facts together. */
  abstract save(order: Order): Promise<void>;
}

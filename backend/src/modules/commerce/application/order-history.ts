import type { OrderStatus } from '../domain/order-status.js';

export interface OrderSummary {
  readonly orderId: string;
  /** Null while the provider has not taken the order in. */
  readonly providerOrderId: string | null;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly amountPaise: number;
  readonly status: OrderStatus;
  readonly openedAt: Date;
  readonly paidAt: Date | null;
}

/** A learner's purchases, for reading. */
export abstract class OrderHistory {
  /** Newest first, at most `limit`, older than the order `before` when it is given. */
  abstract ofLearner(
    learnerId: string,
    page: { readonly limit: number; readonly before: string | null },
  ): Promise<readonly OrderSummary[]>;
}

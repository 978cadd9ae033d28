import { Injectable } from '@nestjs/common';
import { Orders } from '../../domain/orders.js';
import { RefundPolicy } from '../../domain/refund-policy.js';
import { Refunds } from '../../domain/refunds.js';

/** What is left of a learner's right to give a course back by themselves. */
@Injectable()
export class OwnRight {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
  ) {}

  /** Whether they did so before, by another order. */
  async isUsedUp(learnerId: string, courseId: string): Promise<boolean> {
    const orders = await this.orders.refundedOf(learnerId, courseId);
    if (orders.length === 0) return false;
    return RefundPolicy.isUsedUpBy(await this.refunds.ofOrders(orders.map(({ id }) => id)));
  }
}

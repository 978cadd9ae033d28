import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Refunds } from '../../domain/refunds.js';
import { OrderHistory } from '../orders/order-history.js';

const PAGE = 100;

/**
 * The law requires us to keep orders, but not the reasons that a learner wrote when refunding them: those are deleted.
 */
@Injectable()
export class ForgetWords {
  constructor(
    private readonly history: OrderHistory,
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ learnerId }: { readonly learnerId: string }): Promise<void> {
    for (let before: string | null = null; ;) {
      const orders = await this.history.ofLearner(learnerId, { limit: PAGE, before });
      for (const { orderId, refundStatus } of orders) if (refundStatus) await this.ofOrder(orderId);
      before = orders.at(-1)?.orderId ?? null;
      if (orders.length < PAGE) return;
    }
  }

  private ofOrder(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const { id } of await this.refunds.ofOrder(orderId)) {
        const refund = await this.refunds.lock(id);
        refund?.forgetWords();
        if (refund) await this.refunds.save(refund);
      }
    });
  }
}

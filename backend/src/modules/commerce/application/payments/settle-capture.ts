import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { LearningApi } from '../../../learning/contract.js';
import { Ledger, saleEntries, surplusEntries } from '../../domain/ledger.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import type { Payment } from '../../domain/payment.js';
import { Refund } from '../../domain/refund.js';
import { Refunds } from '../../domain/refunds.js';
import { Buyers } from '../orders/buyers.js';

/**
 * Money came: it buys the course, unless the order waits for something else, course or account is gone, the learner has
 * it, or the order is an old one and the course costs more by now. What buys nothing is owed back. A step of SettlePayment, in its transaction.
 */
@Injectable()
export class SettleCapture {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
    private readonly buyers: Buyers,
  ) {}

  async execute(
    order: Order,
    payment: Payment,
    { at, hasSeenBuyer }: { readonly at: Date; readonly hasSeenBuyer: boolean },
  ): Promise<void> {
    const buysCourse =
      order.isMetBy(payment) &&
      (await this.isStillOffered(order, payment)) &&
      (hasSeenBuyer || (await this.buyers.find(order.learnerId)) !== null) &&
      (await this.enroll(order));
    return buysCourse ? this.sell(order, payment, at) : this.oweBack(order, payment, at);
  }

  private async isStillOffered(order: Order, { madeAt }: Payment): Promise<boolean> {
    // Whoever pays at once need not be asked about the catalog: only the course itself has to be there still.
    if (order.isHonoredAt(madeAt)) return true;
    const offer = await this.catalog.offerOf(order.courseId);
    return offer?.status === 'published' && (offer.pricePaise ?? 0) <= order.price.paise;
  }

  private async enroll({ id: orderId, learnerId, courseId }: Order): Promise<boolean> {
    try {
      return await this.learning.enroll(learnerId, courseId, { kind: 'order', orderId });
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  private async sell(order: Order, payment: Payment, at: Date): Promise<void> {
    order.pay(payment, at);
    await this.orders.save(order);
    await this.ledger.post(saleEntries(order, payment));
  }

  private async oweBack(order: Order, payment: Payment, at: Date): Promise<void> {
    order.turnDown(at);
    await this.orders.save(order);
    await this.ledger.post(surplusEntries(order, payment));
    const surplus = { cause: 'surplus', reason: '', amount: payment.kept, at } as const;
    await this.refunds.save(Refund.request(payment, surplus));
  }
}

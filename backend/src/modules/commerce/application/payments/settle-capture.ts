import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { LearningApi } from '../../../learning/contract.js';
import { Ledger, saleEntries, surplusEntries } from '../../domain/ledger.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import type { Payment } from '../../domain/payment.js';
import { Refund } from '../../domain/refund.js';
import { Refunds } from '../../domain/refunds.js';
import { ApplyCoupon } from '../coupons/apply-coupon.js';
import { Buyers } from '../orders/buyers.js';

/**
 * Money was captured: it buys the course, unless the order cannot be paid by it, the course or account is deleted, the
 * learner is enrolled already, or the order is no longer honored and the course is not on sale or costs more now, even
 * with the order's coupon. Money that buys nothing is refunded. A step of SettlePayment, in its transaction.
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
    private readonly applyCoupon: ApplyCoupon,
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
    // A payment made in time needs no look at the catalog: it only matters that the course still exists.
    if (order.isHonoredAt(madeAt)) return true;
    const offer = await this.catalog.offerOf(order.courseId);
    if (offer?.status !== 'published') return false;
    const list = Money.ofPaise(offer.pricePaise ?? 0);
    return list.paise <= order.price.paise || this.applyCoupon.stillAllows(order, list);
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

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { type MoneyNews, Payment, type PaymentReport } from '../../domain/payment.js';
import { Payments } from '../../domain/payments.js';
import { SettleCapture } from './settle-capture.js';
import { SettleRefund } from '../refunds/settle-refund.js';

/**
 * The one place where money turns into a course. The learner's return from the checkout, the webhook and the reconciler
 * all end here, in any order and any number of times: each captured payment takes effect once, and each refund reverses
 * it once.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly settleCapture: SettleCapture,
    private readonly settleRefund: SettleRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the order as it stands now, or null when the report is about none of ours. A caller that has just loaded
   * the buyer's account passes `hasSeenBuyer`, which saves a query while the order's row is locked.
   * @param heardAt when the provider was asked, or told: a failed refund that it told of meanwhile is still owed
   */
  execute(
    report: PaymentReport,
    { heardAt, hasSeenBuyer = false }: { heardAt: Date; hasSeenBuyer?: boolean },
  ): Promise<Order | null> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lockPlaced(report.providerOrderId);
      if (!order) return null;
      const now = this.clock.now();
      const known = await this.payments.find(report.paymentId);
      const payment = known ?? Payment.heardOf(report, order.id, now);
      const news = payment.learn(report, now);
      await this.payments.save(payment);
      if (news) await this.settle(order, payment, news, { now, heardAt, hasSeenBuyer });
      return order;
    });
  }

  private async settle(
    order: Order,
    payment: Payment,
    news: MoneyNews,
    { now, heardAt, hasSeenBuyer }: Record<'now' | 'heardAt', Date> & { hasSeenBuyer: boolean },
  ): Promise<void> {
    if (payment.mayStillCome(now)) await this.awaitMoney(order, now);
    if (payment.status === 'refunded')
      await this.settleRefund.ofTheRest(order, payment, news, heardAt);
    if (payment.status !== 'captured') return;
    if (news.came) await this.settleCapture.execute(order, payment, { at: now, hasSeenBuyer });
    if (!news.wentBack.isZero) await this.settleRefund.ofAPart(order, payment, news.wentBack, now);
  }

  private async awaitMoney(order: Order, now: Date): Promise<void> {
    order.awaitMoney(now);
    await this.orders.save(order);
  }
}

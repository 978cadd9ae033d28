import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { LearningApi } from '../../learning/contract.js';
import { Ledger, saleEntries, surplusEntries } from '../domain/ledger.js';
import type { Order } from '../domain/order.js';
import { Orders } from '../domain/orders.js';
import { Payment, type PaymentReport } from '../domain/payment.js';
import { Payments } from '../domain/payments.js';

/**
 * The one place where money turns into a course. The learner's return, the webhook and whoever asks the provider
 * later all end here, in any order and as often as they like: each captured payment has its effect once.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly learning: LearningApi,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the order as it stands now, or null when the report is about none of ours. */
  execute(report: PaymentReport): Promise<Order | null> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lockPlaced(report.providerOrderId);
      if (!order) return null;
      const now = this.clock.now();
      const known = await this.payments.find(report.paymentId);
      const payment = known ?? Payment.heardOf(report, order.id, now);
      if (!payment.learn(report, now)) return order;
      const isCaptured = payment.status === 'captured';
      const buys = isCaptured && (await this.buyCourse(order, payment, now));
      if (isCaptured && !buys) order.turnDownMoney();
      await this.payments.save(payment);
      await this.orders.save(order);
      if (isCaptured) await this.ledger.post((buys ? saleEntries : surplusEntries)(order, payment));
      return order;
    });
  }

  /** Whether the money bought the course: it must be what the order waits for, and the learner must not have it yet. */
  private async buyCourse(order: Order, payment: Payment, now: Date): Promise<boolean> {
    if (!order.isMetBy(payment)) return false;
    const { id: orderId, learnerId, courseId } = order;
    const isNew = await this.learning.enroll(learnerId, courseId, { kind: 'order', orderId });
    if (isNew) order.pay(payment, now);
    return isNew;
  }
}

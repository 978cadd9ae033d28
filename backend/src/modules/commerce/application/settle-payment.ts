import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { CatalogApi } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';
import { entriesFor, Ledger } from '../domain/ledger.js';
import type { Order } from '../domain/order.js';
import { Orders } from '../domain/orders.js';
import { Payment, type PaymentReport } from '../domain/payment.js';
import { Payments } from '../domain/payments.js';

/**
 * The one place where money turns into a course. The learner's return, the webhook and whoever asks the provider
 * later all end here, in any order and as often as they like: each captured payment has its effect once,
 * and each refund takes it back once.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly catalog: CatalogApi,
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
      if (payment.status === 'captured') await this.takeMoney(order, payment, now);
      if (payment.status === 'refunded') await this.giveMoneyBack(order, payment);
      await this.payments.save(payment);
      await this.orders.save(order);
      await this.ledger.post(entriesFor(order, payment));
      return order;
    });
  }

  /** Captured money buys the course, unless the order waits for something else, the course is gone or the learner has it. */
  private async takeMoney(order: Order, payment: Payment, now: Date): Promise<void> {
    const { id: orderId, learnerId, courseId } = order;
    const buys =
      order.isMetBy(payment) &&
      (await this.catalog.offerOf(courseId)) !== null &&
      (await this.learning.enroll(learnerId, courseId, { kind: 'order', orderId }));
    if (buys) order.pay(payment, now);
    else order.turnDown(payment);
  }

  private async giveMoneyBack(order: Order, payment: Payment): Promise<void> {
    const endsAccess = order.returnMoney(payment);
    if (endsAccess) await this.learning.endEnrollment(order.learnerId, order.courseId);
  }
}

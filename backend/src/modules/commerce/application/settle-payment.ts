import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import type { Money } from '../../../platform/domain/money.js';
import { CatalogApi } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';
import {
  Ledger,
  partEntries,
  refundEntries,
  returnEntries,
  saleEntries,
  surplusEntries,
} from '../domain/ledger.js';
import type { Order } from '../domain/order.js';
import { Orders } from '../domain/orders.js';
import { Payment, type PaymentReport } from '../domain/payment.js';
import { Payments } from '../domain/payments.js';
import { Refund, type RefundCause } from '../domain/refund.js';
import { Refunds } from '../domain/refunds.js';

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
    private readonly refunds: Refunds,
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
      const { wentBack: goneBefore, capturedAt: hadBefore } = payment;
      const knowsMethod = payment.learnMethod(report);
      const knowsMoney = payment.learn(report, now);
      if (knowsMethod || knowsMoney) await this.payments.save(payment);
      if (!knowsMoney) return order;
      if (payment.status === 'refunded') {
        const cause = report.chargedBackPaise > 0 ? 'chargeback' : 'provider';
        await this.restWentBack(order, payment, payment.amount.minus(goneBefore), cause, now);
      }
      if (payment.status !== 'captured') return order;
      if (!hadBefore) await this.takeMoney(order, payment, now);
      await this.partWentBack(order, payment, payment.wentBack.minus(goneBefore));
      return order;
    });
  }

  /** Captured money buys the course, unless the order waits for something else, the course is gone or the learner has it. */
  private async takeMoney(order: Order, payment: Payment, now: Date): Promise<void> {
    if (await this.buysCourse(order, payment)) {
      order.pay(payment, now);
      await this.orders.save(order);
      await this.ledger.post(saleEntries(order, payment));
      return;
    }
    order.turnDown(now);
    await this.orders.save(order);
    await this.ledger.post(surplusEntries(order, payment));
    const { kept: amount } = payment;
    const surplus = { cause: 'surplus', reason: '', amount, at: now } as const;
    await this.refunds.save(Refund.request(payment, surplus));
  }

  private async buysCourse(order: Order, payment: Payment): Promise<boolean> {
    const { id: orderId, learnerId, courseId } = order;
    if (!order.isMetBy(payment)) return false;
    // Whoever pays at once need not be asked about the catalog: only the course itself has to be there still.
    if (!order.isHonoredAt(payment.madeAt)) {
      const offer = await this.catalog.offerOf(courseId);
      if (offer?.status !== 'published') return false;
    }
    try {
      return await this.learning.enroll(learnerId, courseId, { kind: 'order', orderId });
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  /** Somebody sent a part back without us: the learner keeps the course, and what we may still owe is less. */
  private async partWentBack(order: Order, payment: Payment, part: Money): Promise<void> {
    if (part.isZero) return;
    order.returnPart(payment, part);
    await this.orders.save(order);
    await this.ledger.post(partEntries(order, payment, part));
    const refund = await this.refunds.lock(payment.id);
    if (!refund) return;
    refund.shrinkTo(payment.kept);
    await this.refunds.save(refund);
  }

  private async restWentBack(
    order: Order,
    payment: Payment,
    rest: Money,
    cause: RefundCause,
    now: Date,
  ): Promise<void> {
    const endsAccess = order.returnMoney(payment, now);
    if (endsAccess) await this.learning.endEnrollment(order.learnerId, order.courseId);
    await this.orders.save(order);
    // Money that came and went before we heard of it was never in the books.
    if (!payment.capturedAt) return;
    if (endsAccess) await this.ledger.post(returnEntries(order, payment, rest));
    await this.ledger.post(refundEntries(order, payment, rest));
    const refund =
      (await this.refunds.lock(payment.id)) ??
      Refund.request(payment, { cause, reason: '', amount: rest, at: now });
    refund.complete(now);
    await this.refunds.save(refund);
  }
}

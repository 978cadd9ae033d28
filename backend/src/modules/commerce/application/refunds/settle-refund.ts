import { Injectable } from '@nestjs/common';
import type { Money } from '../../../../platform/domain/money.js';
import { LearningApi } from '../../../learning/contract.js';
import { Ledger, partEntries, refundEntries, returnEntries } from '../../domain/ledger.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import type { MoneyNews, Payment } from '../../domain/payment.js';
import { Refund } from '../../domain/refund.js';
import { Refunds } from '../../domain/refunds.js';

/** Money was refunded, at our request or not. A step of SettlePayment, in its transaction. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly learning: LearningApi,
  ) {}

  /** A partial refund that we did not ask for: the learner keeps the course, and any refund we still owe shrinks. */
  async ofAPart(order: Order, payment: Payment, part: Money, at: Date): Promise<void> {
    order.returnPart(payment, part);
    await this.orders.save(order);
    await this.ledger.post(partEntries(order, payment, part));
    const refund = await this.refunds.lock(payment.id);
    if (!refund) return;
    refund.shrinkTo(payment.kept, at);
    await this.refunds.save(refund);
  }

  /** Nothing of the payment is left: if it bought a course, the enrollment ends. */
  async ofTheRest(order: Order, payment: Payment, news: MoneyNews, at: Date): Promise<void> {
    const { wentBack: rest, cause } = news;
    const endsAccess = order.returnMoney(payment, at);
    if (endsAccess) await this.learning.endEnrollment(order.learnerId, order.courseId);
    await this.orders.save(order);
    // Money that was captured and refunded before we heard of it was never in the ledger.
    if (!payment.capturedAt) return;
    if (endsAccess) await this.ledger.post(returnEntries(order, payment, rest));
    await this.ledger.post(refundEntries(order, payment, rest));
    const requested = await this.refunds.lock(payment.id);
    const refund = requested ?? Refund.request(payment, { cause, reason: '', amount: rest, at });
    refund.complete(at);
    await this.refunds.save(refund);
  }
}

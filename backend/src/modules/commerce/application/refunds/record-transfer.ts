import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { LearningApi } from '../../../learning/contract.js';
import { NothingToRefund } from '../../domain/errors.js';
import { Ledger, refundEntries, returnEntries } from '../../domain/ledger.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { Payments } from '../../domain/payments.js';
import { Refund } from '../../domain/refund.js';
import { Refunds } from '../../domain/refunds.js';
import { OrderHistory } from '../orders/order-history.js';

export interface RecordTransferCommand {
  readonly orderId: string;
  /** With the reference of the transfer. */
  readonly reason: string;
}

/** Our team sent money back by itself, where the provider does not: because it refuses or fails, or the sale is too old. */
@Injectable()
export class RecordTransfer {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly learning: LearningApi,
    private readonly history: OrderHistory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NothingToRefund when nothing of the order waits for it */
  execute({ orderId, reason }: RecordTransferCommand): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound();
      const before = await this.summaryOf(order);
      const refunds = await this.refunds.ofOrder(orderId);
      const failed = refunds.filter((refund) => refund.status === 'failed');
      if (failed.length > 0) await this.settle(order, failed);
      else if (order.status === 'paid') await this.takeBack(order, reason);
      else await this.sentAnew(order, refunds);
      return { before, after: await this.summaryOf(order) };
    });
  }

  /** A sale that stood: the course ends with it. */
  private async takeBack(order: Order, reason: string): Promise<void> {
    const payment = order.paidBy === null ? null : await this.payments.find(order.paidBy);
    if (!payment) throw new NothingToRefund();
    const [at, { kept: amount }] = [this.clock.now(), payment];
    order.returnMoney(payment, at);
    await this.learning.endEnrollment(order.learnerId, order.courseId);
    await this.orders.save(order);
    await this.ledger.post([
      ...returnEntries(order, payment, amount),
      ...refundEntries(order, payment, amount),
    ]);
    const refund = Refund.sentElsewhere(payment, { cause: 'ops', reason, amount, at });
    payment.returnElsewhere();
    await this.payments.save(payment);
    await this.refunds.save(refund);
  }

  /** What was owed already, and the provider did not send. */
  private async settle(order: Order, failed: readonly Refund[]): Promise<void> {
    for (const { id } of failed) {
      const [refund, payment] = [await this.refunds.lock(id), await this.payments.find(id)];
      if (!refund || !payment) continue;
      await this.ledger.post(refundEntries(order, payment, refund.amount));
      payment.returnElsewhere();
      await this.payments.save(payment);
      refund.complete(this.clock.now());
      await this.refunds.save(refund);
    }
  }

  /** What counted as back before the provider said that it is not. */
  private async sentAnew(order: Order, done: readonly Refund[]): Promise<void> {
    const isListed = (await this.history.withFailedRefunds()).includes(order.id);
    if (!isListed || done.length === 0) throw new NothingToRefund();
    for (const { id } of done) {
      const refund = await this.refunds.lock(id);
      refund?.sentAnew(this.clock.now());
      if (refund) await this.refunds.save(refund);
    }
  }

  private async summaryOf({ id, status }: Order) {
    const refunds = await this.refunds.ofOrder(id);
    return { status, refunds: refunds.map((refund) => `${refund.id} ${refund.status}`).join(', ') };
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { LearningApi } from '../../../learning/contract.js';
import { NothingToRefund, TooOldToRefund } from '../../domain/errors.js';
import { Ledger, returnEntries } from '../../domain/ledger.js';
import type { Order } from '../../domain/order.js';
import { Payments } from '../../domain/payments.js';
import { Orders } from '../../domain/orders.js';
import { Refund, type RefundCause } from '../../domain/refund.js';
import { RefundPolicy } from '../../domain/refund-policy.js';
import { Refunds } from '../../domain/refunds.js';

export interface ReturnMoneyCommand {
  readonly orderId: string;
  readonly cause: Extract<RefundCause, 'learner' | 'ops'>;
  readonly reason: string;
  /** Asked with the order in hand, before anything changes; throws to refuse. */
  readonly permit: (order: Order, paidAt: Date) => Promise<void> | void;
  /** Our team sends it by itself, because the provider does not any more. */
  readonly isByTransfer?: boolean;
}

/**
 * Takes a sale back: the order is refunded, access ends and the learner is owed the money, in one transaction.
 * The provider is asked to send it afterwards. An order given back before is fine.
 */
@Injectable()
export class ReturnMoney {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly learning: LearningApi,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NothingToRefund, TooOldToRefund, and whatever the permit throws */
  async execute(command: ReturnMoneyCommand): Promise<void> {
    const { orderId, cause, reason, permit, isByTransfer = false } = command;
    await this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound();
      const now = this.clock.now();
      await permit(order, order.paidAt ?? now);
      if (order.status === 'refunded') return;
      const payment = order.paidBy === null ? null : await this.payments.find(order.paidBy);
      if (!payment || !order.paidAt) throw new NothingToRefund();
      if (!isByTransfer && !RefundPolicy.isPossible(order.paidAt, now)) throw new TooOldToRefund();
      order.returnMoney(payment, now);
      await this.learning.endEnrollment(order.learnerId, order.courseId);
      await this.orders.save(order);
      await this.ledger.post(returnEntries(order, payment, payment.kept));
      const owed = { cause, reason, amount: payment.kept, at: now };
      const refund = isByTransfer
        ? Refund.byTransfer(payment, owed)
        : Refund.request(payment, owed);
      await this.refunds.save(refund);
    });
  }
}

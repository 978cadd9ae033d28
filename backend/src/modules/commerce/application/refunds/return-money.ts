import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
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
  /** Called with the order's row locked, before anything changes; throws to refuse. */
  readonly permit: (order: Order, paidAt: Date) => Promise<void> | void;
  /** Staff transfer the money themselves, because the provider no longer refunds it. */
  readonly isByTransfer?: boolean;
}

/**
 * Reverses a sale: marks the order refunded, ends the enrollment and records the refund as owed, in one transaction.
 * The provider is asked to send the money afterwards. A no-op if the order is already refunded.
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

  /**
   * @returns what goes back now; nothing if the order was refunded before
   * @throws NotFound, NothingToRefund, TooOldToRefund, and whatever `permit` throws
   */
  execute(command: ReturnMoneyCommand): Promise<Money> {
    const { orderId, cause, reason, permit, isByTransfer = false } = command;
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound();
      const now = this.clock.now();
      await permit(order, order.paidAt ?? now);
      if (order.status === 'refunded') return Money.zero;
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
      return refund.amount;
    });
  }
}

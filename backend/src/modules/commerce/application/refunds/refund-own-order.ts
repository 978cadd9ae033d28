import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { LearningApi } from '../../../learning/contract.js';
import { GivenBackBefore, PaymentDisputed } from '../../domain/errors.js';
import { RefundPolicy } from '../../domain/refund-policy.js';
import { ProviderEvents } from '../payments/provider-events.js';
import { OwnRight } from './own-right.js';
import { ReturnMoney } from './return-money.js';

export interface RefundOwnOrderCommand {
  readonly learnerId: string;
  readonly orderId: string;
  readonly reason: string;
}

/** Refunds a learner's own order under the refund policy. */
@Injectable()
export class RefundOwnOrder {
  constructor(
    private readonly returnMoney: ReturnMoney,
    private readonly events: ProviderEvents,
    private readonly ownRight: OwnRight,
    private readonly policy: RefundPolicy,
    private readonly learning: LearningApi,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat. @throws NotFound, NothingToRefund, RefundOutsideTerms, PaymentDisputed, GivenBackBefore */
  async execute({ learnerId, orderId, reason }: RefundOwnOrderCommand): Promise<void> {
    await this.returnMoney.execute({
      orderId,
      cause: 'learner',
      reason,
      permit: async (order, paidAt) => {
        if (order.learnerId !== learnerId) throw new NotFound();
        if (order.status !== 'paid') return;
        // The bank may take the same money back, and nobody could undo a second payout.
        if (await this.events.hasOpenDispute(order.paidBy ?? '')) throw new PaymentDisputed();
        // Learners who bought it again after each refund could watch all of it, part by part, and pay nothing.
        if (await this.ownRight.isUsedUp(learnerId, order.courseId)) throw new GivenBackBefore();
        const watched = await this.learning.watchedShareOf(learnerId, order.courseId);
        this.policy.assertAllows(paidAt, watched, this.clock.now());
      },
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { LearningApi } from '../../../learning/contract.js';
import { PaymentDisputed } from '../../domain/errors.js';
import { RefundPolicy } from '../../domain/refund-policy.js';
import { ProviderEvents } from '../payments/provider-events.js';
import { ReturnMoney } from './return-money.js';

export interface RefundOwnOrderCommand {
  readonly learnerId: string;
  readonly orderId: string;
  readonly reason: string;
}

/** A learner gives a course back by their own right. */
@Injectable()
export class RefundOwnOrder {
  constructor(
    private readonly returnMoney: ReturnMoney,
    private readonly events: ProviderEvents,
    private readonly policy: RefundPolicy,
    private readonly learning: LearningApi,
    private readonly clock: Clock,
  ) {}

  /** Repeating it changes nothing. @throws NotFound, NothingToRefund, RefundOutsideTerms, PaymentDisputed */
  execute({ learnerId, orderId, reason }: RefundOwnOrderCommand): Promise<void> {
    return this.returnMoney.execute({
      orderId,
      cause: 'learner',
      reason,
      permit: async (order, paidAt) => {
        if (order.learnerId !== learnerId) throw new NotFound();
        if (order.status !== 'paid') return;
        // The bank may take the same money back, which nobody could undo.
        if (await this.events.hasOpenDispute(order.paidBy ?? '')) throw new PaymentDisputed();
        const watched = await this.learning.watchedShareOf(learnerId, order.courseId);
        this.policy.assertAllows(paidAt, watched, this.clock.now());
      },
    });
  }
}

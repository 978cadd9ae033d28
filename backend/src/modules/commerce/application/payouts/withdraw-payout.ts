import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Payout } from '../../domain/payout.js';
import { Payouts } from '../../domain/payouts.js';
import { OwedEarnings } from './owed-earnings.js';
import { summaryOf } from './payout-summary.js';

/** A transfer never arrived, or a payout was recorded by mistake. */
@Injectable()
export class WithdrawPayout {
  constructor(
    private readonly payouts: Payouts,
    private readonly owedEarnings: OwedEarnings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws NotFound */
  execute(payoutId: string): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const payout = await this.reserved(payoutId);
      const owed = await this.owedEarnings.of(payout.educatorId);
      const before = summaryOf(payout, owed);
      if (payout.isWithdrawn) return { before, after: before };
      payout.withdraw(this.clock.now());
      await this.payouts.save(payout);
      return { before, after: summaryOf(payout, owed.plus(payout.amount)) };
    });
  }

  /** What is owed must not change by another payout between what the report calls before and after. */
  private async reserved(payoutId: string): Promise<Payout> {
    const found = await this.payouts.find(payoutId);
    if (found) await this.payouts.reserve(found.educatorId);
    const payout = found && (await this.payouts.lock(payoutId));
    if (!payout) throw new NotFound();
    return payout;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Payout } from '../../domain/payout.js';
import { Payouts } from '../../domain/payouts.js';
import { OwedEarnings } from './owed-earnings.js';

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
      const payout = await this.payouts.lock(payoutId);
      if (!payout) throw new NotFound();
      const before = await this.summaryOf(payout);
      payout.withdraw(this.clock.now());
      await this.payouts.save(payout);
      return { before, after: await this.summaryOf(payout) };
    });
  }

  private async summaryOf({ educatorId, isWithdrawn }: Payout) {
    const { paise: owedPaise } = await this.owedEarnings.of(educatorId);
    return { isWithdrawn, owedPaise };
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { PayoutExists } from '../../domain/errors.js';
import { Ledger } from '../../domain/ledger.js';
import { type MadePayout, Payout, payoutReference } from '../../domain/payout.js';
import { Payouts } from '../../domain/payouts.js';
import { OwedEarnings } from './owed-earnings.js';
import { summaryOf } from './payout-summary.js';

export interface RecordPayoutCommand extends Omit<MadePayout, 'at'> {
  /** Whatever is owed by now: the money has been sent. */
  readonly evenIfMore: boolean;
}

/** Staff have sent earnings to an educator, and say so. */
@Injectable()
export class RecordPayout {
  constructor(
    private readonly payouts: Payouts,
    private readonly ledger: Ledger,
    private readonly owedEarnings: OwedEarnings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput, PayoutExists, PayoutTooLarge */
  execute({ evenIfMore, ...made }: RecordPayoutCommand): Promise<Change> {
    const { educatorId } = made;
    return this.unitOfWork.run(async () => {
      await this.payouts.reserve(educatorId);
      if (!(await this.ledger.hasSold(educatorId)))
        throw InvalidInput.field('educatorId', 'Nobody with this id has sold a course.');
      if (await this.payouts.stands(educatorId, payoutReference(made.reference)))
        throw new PayoutExists();
      const owed = await this.owedEarnings.of(educatorId);
      const payout = Payout.record({ ...made, at: this.clock.now() }, owed, evenIfMore);
      await this.payouts.save(payout);
      return {
        before: { owedPaise: owed.paise },
        after: summaryOf(payout, owed.minus(payout.amount)),
      };
    });
  }
}

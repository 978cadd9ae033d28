import { Injectable } from '@nestjs/common';
import { Money } from '../../../../platform/domain/money.js';
import { Ledger } from '../../domain/ledger.js';
import { Payouts } from '../../domain/payouts.js';

/** What an educator has earned and not been paid: less than nothing when a sale was refunded after its payout. */
@Injectable()
export class OwedEarnings {
  constructor(
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
  ) {}

  async of(educatorId: string): Promise<Money> {
    const earned = await this.ledger.earnedBy(educatorId);
    return Money.ofPaise(earned - (await this.payouts.totalTo(educatorId)));
  }
}

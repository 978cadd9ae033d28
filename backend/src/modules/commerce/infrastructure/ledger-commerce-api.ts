import { Injectable } from '@nestjs/common';
import { CommerceApi, type Earning, type EarningPeriod } from '../contract.js';
import { Ledger } from '../domain/ledger.js';

@Injectable()
export class LedgerCommerceApi extends CommerceApi {
  constructor(private readonly ledger: Ledger) {
    super();
  }

  earningsOf(educatorId: string): Promise<number> {
    return this.ledger.earningsOf(educatorId);
  }

  earningsBy(
    educatorId: string,
    period: EarningPeriod,
    count: number,
  ): Promise<readonly Earning[]> {
    return this.ledger.earningsBy(educatorId, period, count);
  }
}

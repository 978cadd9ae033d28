import { Injectable } from '@nestjs/common';
import { CommerceApi } from '../contract.js';
import { Ledger } from '../domain/ledger.js';

@Injectable()
export class LedgerCommerceApi extends CommerceApi {
  constructor(private readonly ledger: Ledger) {
    super();
  }

  earningsOf(educatorId: string): Promise<number> {
    return this.ledger.balanceOf('educator', educatorId);
  }
}

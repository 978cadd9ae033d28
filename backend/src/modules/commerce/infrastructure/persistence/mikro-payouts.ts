import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Payout } from '../../domain/payout.js';
import { Payouts, type WantedPayouts } from '../../domain/payouts.js';
import { PayoutMapping } from './mapping.js';

@Injectable()
export class MikroPayouts extends Payouts {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  reserve(educatorId: string): Promise<void> {
    return this.sql.reserve(`commerce.payout ${educatorId}`);
  }

  find(id: string): Promise<Payout | null> {
    return this.database.em.findOne(PayoutMapping, { id });
  }

  lock(id: string): Promise<Payout | null> {
    return this.database.em.findOne(PayoutMapping, { id }, LOCKED);
  }

  async stands(educatorId: string, reference: string): Promise<boolean> {
    const row = await this.sql.first(
      `select 1 from commerce.payout
       where educator_id = $1 and reference = $2 and withdrawn_at is null`,
      [educatorId, reference],
    );
    return row !== null;
  }

  list({ educatorId, reference, before, limit }: WantedPayouts): Promise<readonly Payout[]> {
    const where = {
      ...(educatorId !== undefined && { educatorId }),
      ...(reference !== undefined && { reference }),
      ...(before !== null && { id: { $lt: before } }),
    };
    return this.database.em.find(PayoutMapping, where, { orderBy: { id: 'desc' }, limit });
  }

  async totalTo(educatorId: string): Promise<number> {
    const row = await this.sql.first<{ paise: number }>(
      `select coalesce(sum(amount_paise), 0)::float8 as paise from commerce.payout
       where educator_id = $1 and withdrawn_at is null`,
      [educatorId],
    );
    return row?.paise ?? 0;
  }

  save(payout: Payout): Promise<void> {
    return this.store.save(payout);
  }
}

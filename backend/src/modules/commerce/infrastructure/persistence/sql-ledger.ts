import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { Ledger, type LedgerEntry } from '../../domain/ledger.js';

@Injectable()
export class SqlLedger extends Ledger {
  constructor(private readonly sql: Sql) {
    super();
  }

  async post(entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.sql.rows(
      `insert into commerce.ledger_entry (order_id, payment_id, occasion, account, owner_id, paise, gone_by_then)
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::integer[], $7::integer[])`,
      [
        entries.map((entry) => entry.orderId),
        entries.map((entry) => entry.paymentId),
        entries.map((entry) => entry.occasion),
        entries.map((entry) => entry.account),
        entries.map((entry) => entry.ownerId),
        entries.map((entry) => entry.paise),
        entries.map((entry) => entry.goneByThen),
      ],
    );
  }

  async earnedBy(educatorId: string): Promise<number> {
    // Sums of bigint arrive as text; as a double, whole paise stay exact up to 90 trillion rupees.
    const row = await this.sql.first<{ paise: number }>(
      `select coalesce(sum(paise), 0)::float8 as paise from commerce.earning_day
       where educator_id = $1`,
      [educatorId],
    );
    return row?.paise ?? 0;
  }

  async hasSold(educatorId: string): Promise<boolean> {
    const day = await this.sql.first(
      'select 1 from commerce.earning_day where educator_id = $1 limit 1',
      [educatorId],
    );
    return day !== null;
  }

  async partsOfSale(orderId: string): Promise<readonly number[]> {
    const rows = await this.sql.rows<{ paise: number }>(
      `select -sum(paise)::integer as paise from commerce.ledger_entry
       where order_id = $1 and occasion = 'part' and account not in ('learner', 'refunds-due')
       group by gone_by_then order by gone_by_then`,
      [orderId],
    );
    return rows.map(({ paise }) => paise);
  }
}

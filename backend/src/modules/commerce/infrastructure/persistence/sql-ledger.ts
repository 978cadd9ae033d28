import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { type Account, Ledger, type LedgerEntry } from '../../domain/ledger.js';

@Injectable()
export class SqlLedger extends Ledger {
  constructor(private readonly sql: Sql) {
    super();
  }

  async post(entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.sql.rows(
      `insert into commerce.ledger_entry (order_id, payment_id, occasion, account, owner_id, paise)
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::integer[])`,
      [
        entries.map((entry) => entry.orderId),
        entries.map((entry) => entry.paymentId),
        entries.map((entry) => entry.occasion),
        entries.map((entry) => entry.account),
        entries.map((entry) => entry.ownerId),
        entries.map((entry) => entry.paise),
      ],
    );
  }

  async balanceOf(account: Account, ownerId: string): Promise<number> {
    // Sums of integers are bigint, which arrives as text; whole paise stay exact in a double up to 90 trillion rupees.
    const row = await this.sql.first<{ paise: number }>(
      `select coalesce(sum(paise), 0)::float8 as paise from commerce.ledger_entry
       where owner_id = $1 and account = $2`,
      [ownerId, account],
    );
    return row?.paise ?? 0;
  }
}

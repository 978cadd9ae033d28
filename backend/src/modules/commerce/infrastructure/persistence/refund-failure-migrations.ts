import { Migration } from '@mikro-orm/migrations';

/** The default is for the previous release, which inserts without the column during a rolling deployment. */
export class CountRefundRetries extends Migration {
  override up(): void {
    this.addSql('alter table commerce.refund add column retries integer not null default 0');
  }
}

/** The default is for refunds of before, whose way is not known, and for the previous release. */
export class TellTransfersApart extends Migration {
  override up(): void {
    this.addSql(
      'alter table commerce.refund add column by_transfer boolean not null default false',
    );
  }
}

/** Stores which refund or dispute an event is about and when it happened: events arrive late and out of order. */
export class TellEventsApart extends Migration {
  override up(): void {
    this.addSql(`alter table commerce.provider_event add column happened_at timestamptz,
      add column subject_id text, add column refund_paise integer`);
  }
}

/**
 * Partial indexes on few of the many rows, for repeated metrics queries; built concurrently while events keep arriving.
 */
const INDEXES = {
  provider_event_refunds: `commerce.provider_event (payment_id, received_at)
    where type in ('refund.failed', 'refund.processed')`,
  refund_failed: `commerce.refund (order_id) where status = 'failed'`,
  payment_returned_twice: `commerce.payment (order_id)
    where refunded_paise + charged_back_paise > amount_paise`,
};

export class FindFailedRefunds extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, rows] of Object.entries(INDEXES)) {
      // An interrupted concurrent build leaves an invalid index behind.
      this.addSql(`drop index concurrently if exists commerce.${name}`);
      this.addSql(`create index concurrently ${name} on ${rows}`);
    }
  }
}

/** Null for refunds that failed before, and for the previous release, which does not know the column. */
export class DateRefundFailures extends Migration {
  override up(): void {
    this.addSql('alter table commerce.refund add column failed_at timestamptz');
  }
}

/** Null for refunds that were retried before, and for the previous release, which does not know the column. */
export class DateRefundRetries extends Migration {
  override up(): void {
    this.addSql('alter table commerce.refund add column retried_at timestamptz');
  }
}

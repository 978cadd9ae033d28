import { Migration } from '@mikro-orm/migrations';

/** With a default for the release before, which writes without it while a deployment rolls. */
export class CountRefundRetries extends Migration {
  override up(): void {
    this.addSql('alter table commerce.refund add column retries integer not null default 0');
  }
}

/** Few of very many rows, which metrics ask for again and again; built while messages go on coming in. */
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
      // What a build that was cut off leaves behind is no index.
      this.addSql(`drop index concurrently if exists commerce.${name}`);
      this.addSql(`create index concurrently ${name} on ${rows}`);
    }
  }
}

import { Migration } from '@mikro-orm/migrations';

/** With a default for the release before, which writes without it while a deployment rolls. */
export class CountRefundRetries extends Migration {
  override up(): void {
    this.addSql('alter table commerce.refund add column retries integer not null default 0');
    this.addSql(`create index provider_event_refunds on commerce.provider_event (type, payment_id)
      where type in ('refund.failed', 'refund.processed')`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** With a default for the release before, which writes without it while a deployment rolls. */
export class CountRefundRetries extends Migration {
  override up(): void {
    this.addSql('alter table commerce.refund add column retries integer not null default 0');
  }
}

/** Few of very many events; built while messages go on coming in. */
export class FindFailedRefunds extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // What a build that was cut off leaves behind is no index.
    this.addSql('drop index concurrently if exists commerce.provider_event_refunds');
    this.addSql(`create index concurrently provider_event_refunds
      on commerce.provider_event (type, payment_id)
      where type in ('refund.failed', 'refund.processed')`);
  }
}

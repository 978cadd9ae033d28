import { Migration } from '@mikro-orm/migrations';

/** The default is for the previous release, which inserts without the column during a rolling deployment. */
export class TellDisputesApart extends Migration {
  override up(): void {
    this.addSql(`alter table commerce.payment add column chargebacks jsonb not null default '{}'`);
    this.addSql('alter table commerce.payment drop constraint payment_status_check');
    this.addSql(`alter table commerce.payment add constraint payment_status_check
      check (status in ('failed', 'authorized', 'released', 'captured', 'refunded')) not valid`);
  }
}

/** A migration of its own, because it scans the whole table, without blocking writers. */
export class ValidatePaymentStatus extends Migration {
  override up(): void {
    this.addSql('alter table commerce.payment validate constraint payment_status_check');
  }
}

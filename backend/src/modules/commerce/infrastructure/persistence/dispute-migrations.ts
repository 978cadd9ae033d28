import { Migration } from '@mikro-orm/migrations';

/** With a default for the release before, which writes without it while a deployment rolls. */
export class TellDisputesApart extends Migration {
  override up(): void {
    this.addSql(`alter table commerce.payment add column chargebacks jsonb not null default '{}'`);
    this.addSql('alter table commerce.payment drop constraint payment_status_check');
    this.addSql(`alter table commerce.payment add constraint payment_status_check
      check (status in ('failed', 'authorized', 'released', 'captured', 'refunded')) not valid`);
  }
}

/** On its own, because it reads the whole table, while which nobody is held up. */
export class ValidatePaymentStatus extends Migration {
  override up(): void {
    this.addSql('alter table commerce.payment validate constraint payment_status_check');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The defaults are for the previous release, which inserts without these columns during a rolling deployment. */
export class AddPartialRefunds extends Migration {
  override up(): void {
    this.addSql(`alter table commerce.payment
      add column refunded_paise integer not null default 0 check (refunded_paise >= 0),
      add column charged_back_paise integer not null default 0 check (charged_back_paise >= 0)`);
    this.addSql(`alter table commerce.refund drop constraint refund_cause_check,
      add constraint refund_cause_check
        check (cause in ('learner', 'ops', 'surplus', 'provider', 'chargeback'))`);
    this.addSql(`alter table commerce.ledger_entry
      add column gone_by_then integer not null default 0,
      drop constraint ledger_entry_occasion_check,
      add constraint ledger_entry_occasion_check
        check (occasion in ('sale', 'surplus', 'return', 'refund', 'part')),
      drop constraint ledger_entry_payment_id_occasion_account_key,
      add unique (payment_id, occasion, account, gone_by_then),
      add check ((gone_by_then > 0) = (occasion = 'part'))`);
    // A partial index: few of the many events are about disputes.
    this.addSql(`create index provider_event_disputes on commerce.provider_event (payment_id)
      where type like 'payment.dispute.%'`);
  }
}

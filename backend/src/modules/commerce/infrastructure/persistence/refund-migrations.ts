import { Migration } from '@mikro-orm/migrations';

export class AddRefundsAndTaxDocuments extends Migration {
  override up(): void {
    this.addChecks();
    this.addRefunds();
    this.addTaxDocuments();
  }

  private addChecks(): void {
    this.addSql(`alter table commerce."order"
      add column buyer_state text check (length(buyer_state) = 2),
      add column checks_since timestamptz,
      add column checks_done integer not null default 0,
      add column next_check_at timestamptz`);
    this.addSql(`update commerce."order" set checks_since = opened_at,
      next_check_at = case when status = 'open' then opened_at + interval '15 minutes' end`);
    this.addSql(`alter table commerce."order" alter column checks_since set not null,
      alter column checks_done drop default`);
    this.addSql(`create index order_due_check on commerce."order" (next_check_at)
      where next_check_at is not null`);
    this.addSql('alter table commerce.payment add column made_at timestamptz');
    this.addSql('update commerce.payment set made_at = first_heard_at');
    this.addSql('alter table commerce.payment alter column made_at set not null');
  }

  private addRefunds(): void {
    this.addSql(`create table commerce.refund (
      payment_id text primary key references commerce.payment (id),
      order_id uuid not null references commerce."order" (id),
      cause text not null check (cause in ('learner', 'ops', 'surplus', 'provider')),
      reason text not null,
      requested_at timestamptz not null,
      amount_paise integer not null check (amount_paise > 0),
      status text not null check (status in ('requested', 'sent', 'done', 'failed')),
      sent_at timestamptz,
      done_at timestamptz check ((done_at is not null) = (status = 'done')),
      refusal text check ((refusal is not null) = (status = 'failed'))
    )`);
    this.addSql('create index refund_order_id_index on commerce.refund (order_id)');
    this.addSql(`alter table commerce.ledger_entry drop constraint ledger_entry_occasion_check,
      add constraint ledger_entry_occasion_check
        check (occasion in ('sale', 'surplus', 'return', 'refund'))`);
    this.addSql(`create index ledger_entry_earnings on commerce.ledger_entry (owner_id, posted_at)
      where account = 'educator'`);
  }

  private addTaxDocuments(): void {
    // A counter row instead of a sequence: a rollback also takes back the number.
    this.addSql(`create table commerce.tax_series (
      kind text not null,
      financial_year text not null,
      last integer not null,
      primary key (kind, financial_year)
    )`);
    this.addSql(`create table commerce.tax_document (
      number text primary key check (length(number) <= 16),
      kind text not null check (kind in ('invoice', 'credit-note')),
      financial_year text not null,
      sequence integer not null check (sequence > 0),
      order_id uuid not null references commerce."order" (id),
      issued_at timestamptz not null,
      content jsonb not null,
      unique (kind, financial_year, sequence),
      unique (order_id, kind)
    )`);
    this.addSql(`create function commerce.refuse_tax_change() returns trigger language plpgsql as $$
      begin
        raise exception 'tax documents are never changed';
      end $$`);
    this.addSql(`create trigger tax_document_final before update or delete on commerce.tax_document
      for each statement execute function commerce.refuse_tax_change()`);
  }
}

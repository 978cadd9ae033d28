import { Migration } from '@mikro-orm/migrations';

export class AddPaymentMethodsAndCreditNotesOfParts extends Migration {
  override up(): void {
    // The last line of defense: a card number or a full UPI address cannot be stored, whatever the code does.
    this.addSql(`alter table commerce.payment add column method jsonb,
      add constraint payment_method_keepable check (
        method - array['type', 'name', 'account'] = '{}'::jsonb
        and (method ->> 'name' is null or method ->> 'name' !~ '[0-9]{4}')
        and (method ->> 'account' is null
          or method ->> 'account' ~ '^([0-9]{4}|[^@]{0,2}[*]{3}@[a-z0-9.-]+)$')
      )`);
    // The default is for the previous release, which issues one credit note for the whole order.
    this.addSql(`alter table commerce.tax_document
      add column credited_before integer not null default 0 check (credited_before >= 0),
      drop constraint tax_document_order_id_kind_key,
      add unique (order_id, kind, credited_before)`);
  }
}

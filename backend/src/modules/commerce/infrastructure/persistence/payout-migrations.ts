import { Migration } from '@mikro-orm/migrations';

export class AddPayouts extends Migration {
  override up(): void {
    this.addSql(`create table commerce.payout (
      id uuid primary key,
      educator_id uuid not null,
      amount_paise integer not null check (amount_paise between 1 and 2000000000),
      paid_on date not null,
      reference text not null check (reference ~ '^[A-Z0-9][A-Z0-9/-]{5,34}$'),
      recorded_at timestamptz not null,
      withdrawn_at timestamptz
    )`);
    this.addSql('create index payout_educator_id_id_index on commerce.payout (educator_id, id)');
    this.addSql('create index payout_reference_index on commerce.payout (reference)');
    // A transfer counts once, whoever records it.
    this.addSql(`create unique index payout_stands_once on commerce.payout (educator_id, reference)
      where withdrawn_at is null`);
  }
}

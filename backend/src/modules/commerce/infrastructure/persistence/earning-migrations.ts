import { Migration } from '@mikro-orm/migrations';

export class KeepEarningsByDay extends Migration {
  override up(): void {
    this.addSql(`create table commerce.earning_day (
      educator_id uuid not null,
      day date not null,
      paise bigint not null,
      primary key (educator_id, day)
    )`);
    // A trigger keeps the sums, so they are right for every insert into the ledger, including those of older releases.
    // Days begin at midnight in India, whatever the database's time zone.
    this.addSql(`create function commerce.keep_earnings() returns trigger language plpgsql as $$
      begin
        insert into commerce.earning_day as kept (educator_id, day, paise)
        select owner_id, (posted_at at time zone 'Asia/Kolkata')::date as day, sum(paise) from added
        where account = 'educator' group by owner_id, day order by owner_id, day
        on conflict (educator_id, day) do update set paise = kept.paise + excluded.paise;
        return null;
      end $$`);
    this.addSql(`create trigger ledger_entry_earnings_kept after insert on commerce.ledger_entry
      referencing new table as added for each statement execute function commerce.keep_earnings()`);
    // Creating the trigger locked writers out, so this statement sees every line.
    this.addSql(`insert into commerce.earning_day (educator_id, day, paise)
      select owner_id, (posted_at at time zone 'Asia/Kolkata')::date, sum(paise)
      from commerce.ledger_entry where account = 'educator' group by 1, 2`);
    this.addSql('drop index commerce.ledger_entry_earnings');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class KeepEarningsByDay extends Migration {
  override up(): void {
    this.addSql(`create table commerce.earning_day (
      educator_id uuid not null,
      day date not null,
      paise bigint not null,
      primary key (educator_id, day)
    )`);
    // The books keep it themselves: it is true for every statement that adds to them, of older releases too.
    // Days begin at midnight in India, wherever the database stands.
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
    // Making the trigger locked writers out, so that this sees every line there is.
    this.addSql(`insert into commerce.earning_day (educator_id, day, paise)
      select owner_id, (posted_at at time zone 'Asia/Kolkata')::date, sum(paise)
      from commerce.ledger_entry where account = 'educator' group by 1, 2`);
    this.addSql('drop index commerce.ledger_entry_earnings');
  }
}

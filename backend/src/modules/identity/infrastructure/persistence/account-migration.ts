import { Migration } from '@mikro-orm/migrations';

/** Devices, locks, links besides codes, and requests for codes that are not processed yet. */
export class AddAccountCare extends Migration {
  override up(): void {
    this.addSql(
      `alter table identity.session add column device text not null default 'Unknown device'`,
    );
    this.addSql('alter table identity."user" add column locked_at timestamptz');
    this.addSql(`alter table identity.otp_challenge add column kind text not null default 'code'
      check (kind in ('code', 'link', 'verification'))`);
    this.addSql(
      'create index otp_challenge_created_at_index on identity.otp_challenge (created_at)',
    );
    this.addSql(`create table identity.reset_request (
      id uuid primary key,
      email text not null,
      asked_at timestamptz not null
    )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The addresses that an account moves from and to, stored with the code. */
export class AddEmailChanges extends Migration {
  override up(): void {
    this.addSql(`alter table identity.otp_challenge
      add column old_email text,
      add column new_email text,
      drop constraint otp_challenge_kind_check,
      add constraint otp_challenge_kind_check
        check (kind in ('code', 'link', 'verification', 'email-code', 'email-link')),
      add constraint otp_challenge_move_whole check (
        (kind in ('email-code', 'email-link')) = (old_email is not null)
        and (old_email is null) = (new_email is null)
      )`);
    for (const column of ['old_email', 'new_email'])
      this.addSql(
        `create index otp_challenge_${column}_index on identity.otp_challenge (${column})`,
      );
  }
}

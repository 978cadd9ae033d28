import { Migration } from '@mikro-orm/migrations';

/** Which terms a person agreed to, and when. Null for people who joined before this was stored. */
export class AddConsent extends Migration {
  override up(): void {
    this.addSql(`alter table identity."user"
      add column terms_version integer,
      add column terms_agreed_at timestamptz,
      add constraint user_consent_whole check ((terms_version is null) = (terms_agreed_at is null))`);
  }
}

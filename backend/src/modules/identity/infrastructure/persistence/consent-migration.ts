import { Migration } from '@mikro-orm/migrations';

/** Which terms somebody agreed to, and when. Who joined before this was kept has none. */
export class AddConsent extends Migration {
  override up(): void {
    this.addSql(`alter table identity."user"
      add column terms_version integer,
      add column terms_agreed_at timestamptz,
      add constraint user_consent_whole check ((terms_version is null) = (terms_agreed_at is null))`);
  }
}

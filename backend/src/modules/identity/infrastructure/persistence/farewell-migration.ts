import { Migration } from '@mikro-orm/migrations';

/** Where a last mail goes, after the account has gone. */
export class CreateFarewells extends Migration {
  override up(): void {
    this.addSql(`create table identity.farewell (
      id uuid primary key,
      email text not null,
      left_at timestamptz not null
    )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The address of the last mail, kept after the account is deleted. */
export class CreateFarewells extends Migration {
  override up(): void {
    this.addSql(`create table identity.farewell (
      id uuid primary key,
      email text not null,
      left_at timestamptz not null
    )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Indexes the words of educators' names for search; the expression equals that in sql-identity-api.ts. */
export class IndexEducatorNames extends Migration {
  override up(): void {
    this.addSql(`create index user_educator_names on identity."user"
      using gin (string_to_array(lower(name), ' ')) where role = 'educator'`);
  }
}

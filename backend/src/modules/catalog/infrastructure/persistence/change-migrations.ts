import { Migration } from '@mikro-orm/migrations';
import { CATALOG_CHANNEL } from './catalog-channel.js';

const SHOWN = ['course', 'lecture', 'video'];

/** Announces every change of what the catalog shows; PostgreSQL sends equal notifications of a transaction once. */
export class AnnounceChanges extends Migration {
  override up(): void {
    this.addSql(`create function catalog.announce_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${CATALOG_CHANNEL}', '');
        return null;
      end $$`);
    for (const table of SHOWN)
      this
        .addSql(`create trigger ${table}_announced after insert or update or delete on catalog.${table}
        for each statement execute function catalog.announce_change()`);
  }
}

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { migrate, migrationStatus } from '../../src/platform/infrastructure/database/migrate.js';
import { freshDatabase, type FreshDatabase } from '../support/database.js';

class CreateShelf extends Migration {
  override up(): void {
    this.addSql('create table shelf (id integer primary key)');
  }
}

class AddName extends Migration {
  override up(): void {
    this.addSql('alter table shelf add column name text');
  }
}

/** As a busy table is given an index (docs/ops/upgrade.md). */
class IndexNames extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('create index concurrently shelf_name on shelf (name)');
  }
}

class Misspelled extends Migration {
  override up(): void {
    this.addSql('create tabel box ()');
  }
}

const [first, second, third, last] = [
  { name: '2099-01-01-shelf-1', class: CreateShelf },
  { name: '2099-01-01-shelf-2', class: AddName },
  { name: '2099-01-01-shelf-3', class: IndexNames },
  { name: '2099-01-01-shelf-4', class: Misspelled },
];

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const pending = async () =>
  (await migrationStatus(database.url, [first, second, third, last])).pending;

it('An upgrade may build an index while others write, beside steps that change the same table', async () => {
  await migrate(database.url, [first, second, third]);
  expect(await pending()).toEqual([last.name]);
});

it('What an upgrade did before a step that failed stays, and the next try goes on there', async () => {
  await expect(migrate(database.url, [first, second, last])).rejects.toThrow('tabel');
  expect(await pending()).toEqual([third.name, last.name]);
  await migrate(database.url, [first, second, third]);
  expect(await pending()).toEqual([last.name]);
});

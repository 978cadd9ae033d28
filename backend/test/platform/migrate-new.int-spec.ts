import { afterEach, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { assertMigrated } from '../../src/app/assert-migrated.js';
import { migrations } from '../../src/app/migrations.js';
import { migrate, migrationStatus } from '../../src/platform/infrastructure/database/migrate.js';
import { migrateStepByStep } from '../../src/platform/infrastructure/database/migrate-step-by-step.js';
import { BullJobQueue } from '../../src/platform/infrastructure/queue/bull-job-queue.js';
import { catalogOf } from '../support/catalog-of.js';
import { emptyDatabase, type FreshDatabase } from '../support/database.js';

class CreateShelf extends Migration {
  override up(): void {
    this.addSql('create table shelf (id integer primary key)');
  }
}

class IndexBackwards extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists shelf_backwards');
    this.addSql('create index concurrently shelf_backwards on shelf (id desc)');
  }
}

class Misspelled extends Migration {
  override up(): void {
    this.addSql('create tabel box ()');
  }
}

const [shelf, index, misspelled] = [
  { name: '2099-01-01-shelf-1', class: CreateShelf },
  { name: '2099-01-01-shelf-2', class: IndexBackwards },
  { name: '2099-01-01-shelf-3', class: Misspelled },
];

const made: FreshDatabase[] = [];
afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

async function empty(): Promise<string> {
  const database = await emptyDatabase();
  made.push(database);
  return database.url;
}

it('A new database gets all migrations at once, and is as one that got each by itself', async () => {
  const [atOnce, each] = [await empty(), await empty()];
  await migrate(atOnce, migrations);
  const inOrder = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
  await migrateStepByStep(each, inOrder, () => undefined);
  await BullJobQueue.migrate(each);
  expect(await catalogOf(atOnce)).toEqual(await catalogOf(each));
  expect(await migrationStatus(atOnce, migrations)).toEqual(
    await migrationStatus(each, migrations),
  );
}, 30_000);

it('A program that checks all tables says that a database is not migrated yet', async () => {
  const url = await empty();
  const [first] = migrations;
  if (first) await migrate(url, [first]);
  await expect(assertMigrated(url)).rejects.toThrow(/^\d+ migrations of this release are pending/);
  await migrate(url, migrations);
  await assertMigrated(url);
}, 30_000);

it('A new database may get an index that an old one builds while others write', async () => {
  const url = await empty();
  await migrate(url, [shelf, index]);
  expect(await catalogOf(url)).toContainEqual(expect.stringMatching(/shelf_backwards.* valid t/));
});

it('A new database that a migration fails for stays empty, and the next try begins anew', async () => {
  const url = await empty();
  await expect(migrate(url, [shelf, misspelled])).rejects.toThrow('tabel');
  expect((await migrationStatus(url, [shelf])).done).toEqual([]);
  await migrate(url, [shelf, index]);
  expect((await migrationStatus(url, [shelf, index, misspelled])).pending).toEqual([
    misspelled.name,
  ]);
});

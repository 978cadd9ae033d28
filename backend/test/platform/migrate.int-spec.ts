import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
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

/** Adds an index to a busy table (docs/ops/upgrade.md). */
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

it('Two upgrades at once end, also where an index is built while others write', async () => {
  await migrate(database.url, [first, second]);
  const both = [first, second, third];
  await Promise.all([migrate(database.url, both), migrate(database.url, both)]);
  expect(await pending()).toEqual([last.name]);
}, 30_000);

it('An upgrade that waits for somebody who reads for long, as a backup does, holds up nobody else', async () => {
  await migrate(database.url, [first]);
  const [backup, request] = [await connect(), await connect()];
  const told: string[] = [];
  try {
    await backup.query('begin; lock table shelf in access share mode');
    const upgrade = migrate(database.url, [first, second], (line) => {
      told.push(line);
      void backup.query('commit');
    });
    await sleep(500);
    await request.query('set statement_timeout = 4000');
    await request.query('select from shelf');
    await upgrade;
  } finally {
    await Promise.all([backup.end(), request.end()]);
  }
  expect(told).toEqual([expect.stringContaining('A table is in use')]);
  expect(await pending()).toEqual([third.name, last.name]);
}, 30_000);

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

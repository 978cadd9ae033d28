import { type Migration, Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { BullJobQueue } from '../queue/bull-job-queue.js';
import { CONNECT_MS, KEEP_ALIVE } from './connection-limits.js';
import { Database } from './database.js';
import type { Persistence } from './persistence.js';

export interface NamedMigration {
  /** Sorts in the order of running: `2026-11-21-identity-1`. */
  readonly name: string;
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
}

/** Brings the database up to date; safe to run again, after a failure too, and from several machines at once. */
export async function migrate(url: string, migrations: readonly NamedMigration[]): Promise<void> {
  const guard = openAlone(url);
  await guard.connect();
  const database = openMigrator(url, migrations);
  try {
    // Two releases starting together must not run the same migration twice. The lock ends with its connection.
    await guard.query(`select pg_advisory_lock(hashtext('lectern.migrate'))`);
    await database.orm.migrator.up();
    await BullJobQueue.migrate(url);
  } finally {
    await database.close();
    await guard.end();
  }
}

export interface MigrationStatus {
  readonly done: readonly string[];
  /** What the next start would run, in that order. */
  readonly pending: readonly string[];
}

/** How far the database is; reads only. */
export async function migrationStatus(
  url: string,
  migrations: readonly NamedMigration[],
): Promise<MigrationStatus> {
  const client = openAlone(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('migration') is not null as found`,
    );
    const done = rows[0]?.found
      ? (await client.query<{ name: string }>('select name from migration order by id')).rows
      : [];
    const names = new Set(done.map(({ name }) => name));
    return {
      done: [...names],
      pending: inOrder(migrations).flatMap(({ name }) => (names.has(name) ? [] : [name])),
    };
  } finally {
    await client.end();
  }
}

/** Without limits but for the connecting: migrations rightly take long. */
const openAlone = (url: string) =>
  new pg.Client({ connectionString: url, ...KEEP_ALIVE, connectionTimeoutMillis: CONNECT_MS });

const inOrder = (migrations: readonly NamedMigration[]): NamedMigration[] =>
  [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));

function openMigrator(url: string, migrations: readonly NamedMigration[]) {
  return new Database(
    { url, pool: 2, persistence: () => [] },
    {
      extensions: [Migrator],
      migrations: {
        tableName: 'migration',
        snapshot: false,
        silent: true,
        // Each in a transaction of its own, or in none: an index built `concurrently` waits until all others are over.
        allOrNothing: false,
        migrationsList: inOrder(migrations),
      },
    },
  );
}

/** What the database may have beyond the mappings: rules that only SQL can state. */
const BEYOND_MAPPINGS = /drop (constraint|index|trigger|function)|(set|drop) default/;

/** The SQL that the migrated database would still need to hold what the mappings describe; empty when they agree. */
export async function schemaDrift(
  url: string,
  persistence: readonly Persistence[],
): Promise<string> {
  const database = new Database({ url, pool: 2, persistence: () => persistence });
  try {
    const sql = await database.orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false });
    return sql
      .split('\n')
      .filter((line) => line.trim() !== '' && !BEYOND_MAPPINGS.test(line))
      .join('\n');
  } finally {
    await database.close();
  }
}

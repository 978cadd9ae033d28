import { type Migration, Migrator } from '@mikro-orm/migrations';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BullJobQueue } from '../queue/bull-job-queue.js';
import { CONNECT_MS, KEEP_ALIVE } from './connection-limits.js';
import { Database } from './database.js';
import type { Persistence } from './persistence.js';

export interface NamedMigration {
  /** Determines the order: `2026-11-21-identity-1`. */
  readonly name: string;
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
}

const TURN_MS = 500;
/** Altering a table waits for its readers, and meanwhile everybody else waits for the alteration. */
const LOCK_MS = 2_000;
const LOCK_TIMEOUT = '55P03';
const LONGEST_PAUSE_MS = 30_000;
/** Longer than a backup of most installations; after that, the migration fails with a message. */
const PATIENCE_MS = 20 * 60_000;

/**
 * Migrates the database; idempotent, also after a failure, and safe to run on several machines at once.
 * @param tell is told what the migration waits for
 */
export async function migrate(
  url: string,
  migrations: readonly NamedMigration[],
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  const guard = openAlone(url);
  await guard.connect();
  const database = openMigrator(url, migrations);
  try {
    await takeTurn(guard);
    await patiently(() => database.orm.migrator.up(), tell);
    await BullJobQueue.migrate(url);
  } finally {
    await database.close();
    await guard.end();
  }
}

/**
 * Keeps two releases starting together from running the same migration twice. The lock ends with its connection. Polls,
 * because a waiting statement would hold a snapshot, which an index built `concurrently` waits for.
 */
async function takeTurn(guard: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await guard.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(hashtext('lectern.migrate')) as "isOurs"`,
    );
    if (rows[0]?.isOurs) return;
    await sleep(TURN_MS);
  }
}

/** Retries what timed out waiting for a lock, for example during a backup that reads every table. */
async function patiently(
  work: () => Promise<unknown>,
  tell: (line: string) => void,
): Promise<void> {
  const began = Date.now();
  for (let pause = 1_000; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      const isBusy = (error as { code?: unknown }).code === LOCK_TIMEOUT;
      if (!isBusy || Date.now() - began > PATIENCE_MS) throw error;
      tell(`A table is in use, by a backup say. Trying again in ${pause / 1_000} s ...`);
      await sleep(pause);
    }
  }
}

export interface MigrationStatus {
  readonly done: readonly string[];
  /** The migrations that the next start would run, in order. */
  readonly pending: readonly string[];
}

/** The state of the migrations; read-only. */
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

/** No limits except for connecting, because migrations may take long. */
const openAlone = (url: string) =>
  new pg.Client({ connectionString: url, ...KEEP_ALIVE, connectionTimeoutMillis: CONNECT_MS });

const inOrder = (migrations: readonly NamedMigration[]): NamedMigration[] =>
  [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Sets a lock timeout for the migration, except for indexes built `concurrently`, which block nobody. */
function inTime(migration: NamedMigration['class']): NamedMigration['class'] {
  return class extends migration {
    override up(): Promise<void> | void {
      if (this.isTransactional()) this.addSql(`set local lock_timeout = ${LOCK_MS}`);
      return (migration.prototype as Migration).up.call(this);
    }
  };
}

function openMigrator(url: string, migrations: readonly NamedMigration[]) {
  return new Database(
    { url, pool: 2, persistence: () => [] },
    {
      extensions: [Migrator],
      migrations: {
        tableName: 'migration',
        snapshot: false,
        silent: true,
        // Each in its own transaction or none: an index built `concurrently` waits for all other transactions.
        allOrNothing: false,
        migrationsList: inOrder(migrations).map((one) => ({ ...one, class: inTime(one.class) })),
      },
    },
  );
}

/** Rules that only SQL can state, so the mappings lack them. */
const BEYOND_MAPPINGS = /drop (constraint|index|trigger|function)|(set|drop) default/;

/** The SQL by which the migrated database differs from the mappings; empty when they agree. */
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

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BullJobQueue } from '../queue/bull-job-queue.js';
import { CONNECT_MS, KEEP_ALIVE } from './connection-limits.js';
import { Database } from './database.js';
import { isNew, migrateAtOnce } from './migrate-at-once.js';
import type { NamedMigration } from './named-migration.js';
import type { Persistence } from './persistence.js';

const TURN_MS = 500;
const TOLD_AFTER_TRIES = 4;

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
  const inTheirOrder = inOrder(migrations);
  try {
    await takeTurn(guard, tell);
    if (await isNew(guard)) {
      await Promise.all([migrateAtOnce(guard, inTheirOrder), BullJobQueue.migrate(url)]);
    } else {
      const { migrateStepByStep } = await import('./migrate-step-by-step.js');
      await migrateStepByStep(url, inTheirOrder, tell);
      await BullJobQueue.migrate(url);
    }
  } finally {
    await guard.end();
  }
}

/**
 * Keeps two releases starting together from running the same migration twice. The lock ends with its connection. Polls,
 * because a waiting statement would hold a snapshot, which an index built `concurrently` waits for.
 */
async function takeTurn(guard: pg.Client, tell: (line: string) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await guard.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(hashtext('lectern.migrate')) as "isOurs"`,
    );
    if (rows[0]?.isOurs) return;
    if (tries === TOLD_AFTER_TRIES) tell('Another start migrates this database. Waiting ...');
    await sleep(TURN_MS);
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

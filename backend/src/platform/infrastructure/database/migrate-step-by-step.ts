import { type Migration, Migrator } from '@mikro-orm/migrations';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from './database.js';
import type { NamedMigration } from './named-migration.js';

/** Altering a table waits for its readers, and meanwhile everybody else waits for the alteration. */
const LOCK_MS = 2_000;
const LOCK_TIMEOUT = '55P03';
const LONGEST_PAUSE_MS = 30_000;
/** Longer than a backup of most installations; after that, the migration fails with a message. */
const PATIENCE_MS = 20 * 60_000;

/**
 * Runs the migrations that the database lacks, one after the other.
 * @param migrations in their order
 */
export async function migrateStepByStep(
  url: string,
  migrations: readonly NamedMigration[],
  tell: (line: string) => void,
): Promise<void> {
  const database = openMigrator(url, migrations);
  try {
    await patiently(() => database.orm.migrator.up(), tell);
  } finally {
    await database.close();
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
        migrationsList: migrations.map((one) => ({ ...one, class: inTime(one.class) })),
      },
    },
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '../local/database/database.ts';
import { assertWritable } from '../local/data-dir.ts';
import { isRunning, lock } from '../local/lock.ts';
import { PlainError } from '../local/plain-error.ts';
import { assertRestored } from '../local/put-in-place.ts';
import { secretsOf } from '../local/secrets.ts';
import type { Settings } from '../local/settings.ts';

/** An installation's database, reachable now. */
export interface OpenDatabase {
  url: string;
  /** For the superuser of the bundled PostgreSQL, in the same database; absent for an external one. */
  adminUrl: string | undefined;
}

/** Runs the work on the database: on the running one, or on one started for the duration. */
export async function withDatabase<T>(
  settings: Settings,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  assertRestored(settings.dataDir);
  if (settings.databaseUrl) return work({ url: settings.databaseUrl, adminUrl: undefined });
  const dir = join(settings.dataDir, 'postgres');
  if (!existsSync(join(dir, 'PG_VERSION')))
    throw new PlainError(
      `There is no database in ${settings.dataDir} yet. Run make start once, or set DATA_DIR or DATABASE_URL.`,
    );
  const secrets = secretsOf(settings.dataDir);
  if (await isRunning(settings.dataDir)) {
    const port = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[3];
    const at = (user: string, password: string, database: string): string =>
      `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
    return work({
      url: at('lectern', secrets.DATABASE_PASSWORD, 'lectern'),
      adminUrl: at('postgres', secrets.POSTGRES_PASSWORD, 'lectern'),
    });
  }
  assertWritable(settings.dataDir);
  const release = await lock(settings.dataDir, '');
  const server = await startDatabase({
    dir,
    adminPassword: secrets.POSTGRES_PASSWORD,
    password: secrets.DATABASE_PASSWORD,
  });
  try {
    return await work({ url: server.applicationUrl, adminUrl: server.adminUrl });
  } finally {
    await server.stop();
    release();
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  type DatabaseServer,
  startDatabase,
  withOneToAdminister,
} from '../../../infra/local/database/database.ts';
import { secretsOf } from '../../../infra/local/secrets.ts';
import { ROOT } from '../../../infra/local/settings.ts';

/** Everything kept between runs: the database server with its seeded templates. */
export const KEPT = join(ROOT, '.data/bench');

// Checkpoints and vacuum run at unpredictable times, and would count against the target being measured.
const CALM = [
  'alter system set autovacuum = off',
  "alter system set max_wal_size = '16GB'",
  "alter system set checkpoint_timeout = '1h'",
  'select pg_reload_conf()',
];

/** The bundled PostgreSQL, with its usual settings, durable as on a real machine. */
export async function startBenchServer(): Promise<DatabaseServer> {
  mkdirSync(KEPT, { recursive: true });
  const secrets = secretsOf(KEPT);
  const server = await startDatabase({
    dir: join(KEPT, 'postgres'),
    adminPassword: secrets.POSTGRES_PASSWORD,
    password: secrets.DATABASE_PASSWORD,
  });
  await asAdmin(server.adminUrl, async (admin) => {
    for (const statement of CALM) await admin.query(statement);
  });
  return { ...server, adminUrl: await withOneToAdminister(server.adminUrl) };
}

export async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

export function databaseNamed(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}

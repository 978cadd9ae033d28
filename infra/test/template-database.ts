import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { applicationEnvironment } from '../local/application-environment.ts';
import { startDatabase, type DatabaseServer } from '../local/database.ts';
import { runPrepare } from '../local/prepare.ts';
import { secretsOf } from '../local/secrets.ts';
import { readSettings } from '../local/settings.ts';

/** A PostgreSQL for tests, fast instead of durable, whose application database is migrated and sealed. */
export async function startTemplateServer(dir: string): Promise<DatabaseServer> {
  const secrets = secretsOf(dir);
  const server = await startDatabase({
    dir: join(dir, 'postgres'),
    adminPassword: secrets.POSTGRES_PASSWORD,
    password: secrets.DATABASE_PASSWORD,
    durable: false,
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    const settings = readSettings({ DATA_DIR: dir });
    await runPrepare('dist/prepare.js', {
      ...applicationEnvironment(settings, secrets, process.env),
      APP_ENV: 'test',
      DEMO_WORLD: '0',
      DATABASE_URL: server.applicationUrl,
    });
    await seal(server.adminUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...server, stop };
}

// One open session on a template is enough to make cloning it fail, so nobody may open one.
async function seal(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('alter database lectern with is_template true allow_connections false');
  await admin.end();
}

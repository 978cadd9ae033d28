import pg from 'pg';
import { applicationEnvironment } from '../local/application-environment.ts';
import type { DatabaseServer } from '../local/database/database.ts';
import { runPrepare } from '../local/prepare.ts';
import { secretsOf } from '../local/secrets.ts';
import { readSettings } from '../local/settings.ts';
import { startScratchServer } from './scratch-server.ts';

/** A scratch server whose application database is migrated and sealed, ready to be cloned. */
export async function startTemplateServer(dir: string): Promise<DatabaseServer> {
  const server = await startScratchServer(dir);
  try {
    const settings = readSettings({ DATA_DIR: dir });
    await runPrepare('dist/prepare.js', {
      ...applicationEnvironment(settings, secretsOf(dir), process.env),
      APP_ENV: 'test',
      DEMO_WORLD: '0',
      DATABASE_URL: server.applicationUrl,
    });
    await seal(server.adminUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

// A single open session on a template makes cloning fail, so nobody may connect to it.
async function seal(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('alter database lectern with is_template true allow_connections false');
  await admin.end();
}

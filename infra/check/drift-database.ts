import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationEnvironment } from '../local/application-environment.ts';
import { secretsOf } from '../local/secrets.ts';
import { readSettings } from '../local/settings.ts';
import { startScratchServer } from '../test/scratch-server.ts';

/** An empty database for comparing the migrations with the mapping. */
export async function driftDatabase(): Promise<{
  env: NodeJS.ProcessEnv;
  release: () => Promise<void>;
}> {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-drift-'));
  const server = await startScratchServer(dir);
  const settings = readSettings({ DATA_DIR: dir });
  const env = {
    ...applicationEnvironment(settings, secretsOf(dir), process.env),
    APP_ENV: 'test',
    DATABASE_URL: server.applicationUrl,
  };
  return { env, release: () => server.stop() };
}

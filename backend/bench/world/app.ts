import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../infra/local/ports.ts';
import { SERVER_FLAGS } from '../../../infra/local/server-flags.ts';
import { ROOT } from '../../../infra/local/settings.ts';
import { BUNDLE } from '../../../infra/local/stack.ts';
import { type Server, startServer } from '../harness/processes.ts';
import { appEnvironment } from './environment.ts';

export interface App extends Server {
  dataDir: string;
}

/** The product as delivered: the bundle, in one process. */
export async function startApp(options: {
  databaseUrl: string;
  roles?: 'api' | 'worker';
  port?: number;
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
}): Promise<App> {
  const { databaseUrl, roles = 'api', env } = options;
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const server = await startServer([...SERVER_FLAGS, BUNDLE.server], {
    cwd: join(ROOT, 'backend'),
    url: `http://127.0.0.1:${port}`,
    env: {
      ...appEnvironment({ databaseUrl, dataDir, port, ...(env ? { env } : {}) }),
      ROLES: roles,
    },
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop, dataDir };
}

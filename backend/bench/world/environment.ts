import { applicationEnvironment } from '../../../infra/local/application-environment.ts';
import { secretsOf } from '../../../infra/local/secrets.ts';
import { KEPT } from './server.ts';

/** The environment of `make start` without the demo world, with production's log level. */
export function appEnvironment(options: {
  databaseUrl: string;
  dataDir: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
}): NodeJS.ProcessEnv {
  const { databaseUrl, dataDir, port = 0, env = {} } = options;
  const settings = {
    port,
    dataDir,
    publicUrl: `http://localhost:${port}`,
    production: false,
    databaseUrl,
  };
  return {
    ...applicationEnvironment(settings, secretsOf(KEPT), process.env),
    DEMO_WORLD: '0',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    ...env,
  };
}

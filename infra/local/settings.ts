import { resolve } from 'node:path';
import { PlainError } from './plain-error.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Settings {
  port: number;
  dataDir: string;
  publicUrl: string;
  production: boolean;
  /** The user's own PostgreSQL; absent: the launcher runs one. */
  databaseUrl: string | undefined;
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // An empty variable counts as absent, as in the server.
  const port = Number(env['PORT'] || 8000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainError(`PORT must be a number from 1 to 65535, not "${env['PORT']}".`);
  }
  return {
    port,
    dataDir: resolve(ROOT, env['DATA_DIR'] || '.data'),
    publicUrl: env['PUBLIC_URL'] || `http://localhost:${port}`,
    production: env['APP_ENV'] === 'production',
    databaseUrl: env['DATABASE_URL'] || undefined,
  };
}

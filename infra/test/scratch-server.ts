import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DatabaseServer,
  startDatabase,
  withOneToAdminister,
} from '../local/database/database.ts';
import { secretsOf } from '../local/secrets.ts';

/**
 * A PostgreSQL for tests, fast instead of durable; stopping it deletes its folder. Its `adminUrl` leads to a database
 * beside the application's, from which that one can be cloned.
 */
export async function startScratchServer(dir: string): Promise<DatabaseServer> {
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
  return { ...server, adminUrl: await withOneToAdminister(server.adminUrl), stop };
}

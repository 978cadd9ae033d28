import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationEnvironment } from './application-environment.ts';
import { buildIfStale } from './build.ts';
import { startDatabase } from './database.ts';
import { explain } from './plain-error.ts';
import { say } from './say.ts';
import { secretsOf } from './secrets.ts';
import { readSettings, ROOT, type Settings } from './settings.ts';

interface Reached {
  url: string;
  leave(): Promise<void>;
}

/** The database of the settings: the one outside, the embedded one that runs, or that one started for the while. */
async function reach({ databaseUrl, dataDir }: Settings): Promise<Reached> {
  if (databaseUrl) return { url: databaseUrl, leave: async () => undefined };
  const secrets = secretsOf(dataDir);
  const dir = join(dataDir, 'postgres');
  const pidFile = join(dir, 'postmaster.pid');
  if (existsSync(pidFile)) {
    // The fourth line of PostgreSQL's pid file is its port.
    const port = readFileSync(pidFile, 'utf8').split('\n')[3];
    const url = `postgresql://lectern:${secrets.DATABASE_PASSWORD}@127.0.0.1:${port}/lectern`;
    return { url, leave: async () => undefined };
  }
  const { POSTGRES_PASSWORD: adminPassword, DATABASE_PASSWORD: password } = secrets;
  const server = await startDatabase({ dir, adminPassword, password });
  return { url: server.applicationUrl, leave: () => server.stop() };
}

/** Runs a program of the server over the database of the settings, and ends as it ends. */
export async function runOverDatabase(program: string, args: readonly string[]): Promise<void> {
  try {
    await buildIfStale(say);
    const settings = readSettings(process.env);
    const database = await reach(settings);
    const child = spawn(process.execPath, [join(ROOT, 'backend/dist', program), ...args], {
      env: {
        ...applicationEnvironment(settings, secretsOf(settings.dataDir), process.env),
        DATABASE_URL: database.url,
      },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    await database.leave();
    process.exitCode = code ?? 1;
  } catch (error) {
    console.error(`lectern  ${explain(error)}`);
    process.exitCode = 1;
  }
}

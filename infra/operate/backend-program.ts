import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { applicationEnvironment } from '../local/application-environment.ts';
import { buildIfStale, isStale } from '../local/build.ts';
import { isRunning } from '../local/lock.ts';
import { PlainError } from '../local/plain-error.ts';
import { say } from '../local/say.ts';
import { secretsOf } from '../local/secrets.ts';
import { readSettings, ROOT } from '../local/settings.ts';
import { withDatabase } from './installation.ts';
import { run } from '../local/run.ts';

// Runs a program of the backend on the database of this installation, in this terminal:
//   node infra/operate/backend-program.ts create-user --email ops@example.com

const [program = '', ...args] = process.argv.slice(2);

/** Building takes away the files that a running server loads when it first needs them. */
async function buildUnlessItRuns(dataDir: string): Promise<void> {
  if (!existsSync(dataDir) || !(await isRunning(dataDir))) await buildIfStale(say, ['server']);
  else if (isStale(['server']))
    throw new PlainError(
      `Lectern runs on ${dataDir} as it was before its sources changed. Restart it with make start, then try again.`,
    );
}

await run(async () => {
  const settings = readSettings(process.env);
  await buildUnlessItRuns(settings.dataDir);
  await withDatabase(settings, async ({ url }) => {
    const env = applicationEnvironment(settings, secretsOf(settings.dataDir), process.env);
    const child = spawn(process.execPath, [`dist/bundle/${program}.js`, ...args], {
      cwd: join(ROOT, 'backend'),
      env: { ...env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  });
});

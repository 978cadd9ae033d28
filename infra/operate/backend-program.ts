import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { applicationEnvironment } from '../local/application-environment.ts';
import { buildIfStale, isServerStale } from '../build/build.ts';
import { isRunning } from '../local/lock.ts';
import { PlainError } from '../local/plain-error.ts';
import { say } from '../local/say.ts';
import { secretsOf } from '../local/secrets.ts';
import { readSettings, ROOT } from '../local/settings.ts';
import { withDatabase } from './installation.ts';
import { run } from '../local/run.ts';

// Runs a backend program on this installation's database, in this terminal:
//   node infra/operate/backend-program.ts create-user --email ops@example.com

const [name = '', ...args] = process.argv.slice(2);
const backend = join(ROOT, 'backend');
const program = `dist/bundle/${name}.js`;

await run(async () => {
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  const runs = existsSync(dataDir) && (await isRunning(dataDir));
  // Inside, so that a forgotten DATA_DIR is reported before anything is built.
  await withDatabase(settings, async ({ url }) => {
    if (runs) useWhatIsBuilt();
    else await buildIfStale(say, ['server']);
    const env = applicationEnvironment(settings, secretsOf(dataDir), process.env);
    const child = spawn(process.execPath, [program, ...args], {
      cwd: backend,
      env: { ...env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  });
});

/**
 * Does not build while the product runs on this data directory: a build would remove chunks that API and worker still
 * have to load, and one that crashed would restart with new code on a database that is not migrated.
 */
function useWhatIsBuilt(): void {
  if (!isServerStale()) return;
  if (!existsSync(join(backend, program)))
    throw new PlainError(
      'Lectern runs, and this is not built. Stop it first; in a checkout that it does not run from, make build.',
    );
  say(
    'The sources are others than those Lectern was built from. While it runs, what was built is used.',
  );
}

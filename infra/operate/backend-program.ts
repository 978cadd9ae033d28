import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { applicationEnvironment } from '../local/application-environment.ts';
import { buildIfStale } from '../local/build.ts';
import { say } from '../local/say.ts';
import { secretsOf } from '../local/secrets.ts';
import { readSettings, ROOT } from '../local/settings.ts';
import { withDatabase } from './installation.ts';
import { run } from '../local/run.ts';

// Runs a program of the backend on the database of this installation, in this terminal:
//   node infra/operate/backend-program.ts create-user --email ops@example.com

const [program = '', ...args] = process.argv.slice(2);

await run(async () => {
  const settings = readSettings(process.env);
  await buildIfStale(say, ['server']);
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

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContractProxy } from './contract-proxy.ts';
import { buildIfStale } from '../build/build.ts';
import { lock } from '../local/lock.ts';
import { freePort } from '../local/ports.ts';
import { ROOT, readSettings } from '../local/settings.ts';
import { BUNDLE, startStack } from '../local/stack.ts';
import { say } from '../local/say.ts';

/** The whole product, as `make start` runs it, on a free port with its own data. */
export default async function startStackForStories(): Promise<() => Promise<void>> {
  await buildIfStale(say);
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-stories-'));
  const port = await freePort();
  const publicPort = await freePort();
  const settings = readSettings({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${publicPort}`,
    DATA_DIR: dataDir,
  });
  // For programs of the staff, which otherwise would take the database for a leftover and end it.
  const release = await lock(dataDir, settings.publicUrl);
  const stack = await startStack({
    settings,
    env: { ...process.env, APP_ENV: 'test', DEMO_WORLD: '0' },
    code: BUNDLE,
    durable: false,
    say,
  });
  const proxy = await startContractProxy(publicPort, port);
  process.env['BASE_URL'] = settings.publicUrl;
  process.env['STACK_DATA_DIR'] = dataDir;
  return async () => {
    proxy.stop();
    await stack.stop();
    release();
    // The server's logs are needed to understand any failure.
    await cp(join(dataDir, 'logs'), join(ROOT, 'test-results/logs'), { recursive: true });
    await rm(dataDir, { recursive: true, force: true });
    say(`${proxy.checked()} replies of the API were held against docs/openapi.json.`);
    if (proxy.faults.size > 0) throw new Error([...proxy.faults].join('\n'));
  };
}

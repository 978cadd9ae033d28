import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build/build.ts';
import { freePort } from './ports.ts';
import { say } from './say.ts';
import { readSettings } from './settings.ts';
import { BUNDLE, startStack, type Stack } from './stack.ts';

/** Runs the work against a new demo world, of which nothing is left afterwards. */
export async function withDemoWorld<T>(
  work: (baseUrl: string, stack: Stack) => Promise<T>,
): Promise<T> {
  await buildIfStale(say);
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-demo-'));
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: dataDir });
  const env = { ...process.env, APP_ENV: 'development', DEMO_WORLD: '1' };
  const stack = await startStack({ settings, env, code: BUNDLE, durable: false, say });
  try {
    return await work(settings.publicUrl, stack);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const DEMO_PASSWORD = 'lectern-demo';

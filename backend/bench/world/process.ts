import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import { appEnvironment } from './environment.ts';

type Class<T> = abstract new () => T;

interface Nest {
  init(): Promise<unknown>;
  close(): Promise<void>;
  get<T>(type: Class<T>): T;
}

export interface AppInside {
  nest: Nest;
  stop(): Promise<void>;
}

const built = <T>(file: string): Promise<T> =>
  import(join(ROOT, 'backend/dist', file)) as Promise<T>;

/** The API inside this process, to measure parts of it without HTTP. */
export async function startInside(databaseUrl: string): Promise<AppInside> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const { createApp } = await built<{ createApp: (config: object, log: object) => Promise<Nest> }>(
    'app/server.js',
  );
  const { Config } = await built<{ Config: { read(env: NodeJS.ProcessEnv): object } }>(
    'platform/infrastructure/config/config.js',
  );
  const { createLog } = await built<{ createLog: (config: object) => object }>(
    'platform/infrastructure/logging/log.js',
  );
  const config = Config.read({ ...appEnvironment({ databaseUrl, dataDir }), ROLES: 'api' });
  const nest = await createApp(config, createLog(config));
  await nest.init();
  // Nothing listens on a port here, and sessions are only cached once the process receives notifications.
  const { WarmUp } = await built<{ WarmUp: Class<{ begin(): void }> }>(
    'platform/infrastructure/warm-up.js',
  );
  nest.get(WarmUp).begin();
  const stop = async (): Promise<void> => {
    await nest.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { nest, stop };
}

/** A class of the built product, to request from the application. */
export async function builtClass<T>(file: string, name: string): Promise<Class<T>> {
  const module = await built<Record<string, Class<T>>>(file);
  const found = module[name];
  if (!found) throw new Error(`${file} has no ${name}.`);
  return found;
}

import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { applicationEnvironment } from './application-environment.ts';
import { applicationUrlAt, startDatabase, withOneToAdminister } from './database/database.ts';
import { isCreated } from './database/postgres.ts';
import { beginFirstStart } from './first-start.ts';
import { PlainError } from './plain-error.ts';
import { holdPort } from './ports.ts';
import { runPrepare } from './prepare.ts';
import { secretsOf } from './secrets.ts';
import { SERVER_FLAGS } from './server-flags.ts';
import { type Beginning, Service } from './service.ts';
import { ROOT, type Settings } from './settings.ts';
import { keepShort } from './short-logs.ts';

export interface Stack {
  services: { api: Service; worker: Service };
  /** Migrates the database again, after its code changed. */
  prepare(): Promise<void>;
  /** Stops everything, the database last. */
  stop(): Promise<void>;
  /** Resolves with the reason when the rest cannot continue, because the bundled database is gone. */
  lost: Promise<string>;
}

/** The programs to run, relative to the backend. */
export interface Code {
  server: string;
  prepare: string;
}

export const BUNDLE: Code = { server: 'dist/bundle/main.cjs', prepare: 'dist/bundle/prepare.js' };

export interface StackOptions {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  code: Code;
  /** Identifies the state of the code: a database prepared by it is not prepared again. */
  build?: string;
  /** Prints the processes' output instead of writing it to files. */
  verbose?: boolean;
  /** Stack traces in terms of the sources; costs half a second of every start, and 150 MB with a bundle. */
  sourceMaps?: boolean;
  /** Tests need not survive a power cut. */
  durable?: boolean;
  /** Aborts a start that is still under way. */
  signal?: AbortSignal;
  say: (line: string) => void;
}

const ROLES = ['api', 'worker'] as const;
/**
 * A process waiting for a service, such as an unavailable Redis, only logs it, so after this time we point to the log.
 */
const SAID_AFTER_MS = 10_000;

/** Starts the whole application on this machine: database, schema, API and worker. Resolves when it is ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, say } = options;
  const { dataDir } = settings;
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const logOf = (name: string): string => join(dataDir, 'logs', `${name}.log`);
  const letLogsBe = keepShort([...ROLES.map(logOf), join(dataDir, 'postgres.log')]);
  const secrets = secretsOf(dataDir);
  const place = settings.databaseUrl ? undefined : await holdPort();
  const env: NodeJS.ProcessEnv = {
    ...applicationEnvironment(settings, secrets, options.env),
    DATABASE_URL: place
      ? applicationUrlAt(place.port, secrets.DATABASE_PASSWORD)
      : settings.databaseUrl,
  };
  const maps = options.sourceMaps ? ['--enable-source-maps'] : [];
  const node = [process.execPath, ...SERVER_FLAGS, ...maps];
  const [api, worker] = ROLES.map(
    (name) =>
      new Service({
        name: name === 'api' ? 'API' : 'worker',
        command: [...node, options.code.server],
        cwd: join(ROOT, 'backend'),
        env: { ...env, ROLES: name, ...metricsPort(env, ROLES.indexOf(name)) },
        ...(options.verbose ? {} : { logFile: logOf(name) }),
        drainMs: 1_000 * (Number(env['DRAIN_SECONDS']) || 0),
        say,
      }),
  ) as [Service, Service];
  const services = { api, worker };
  options.signal?.addEventListener('abort', () => void Promise.all([api.stop(), worker.stop()]));
  const dir = join(dataDir, 'postgres');
  options.signal?.throwIfAborted();
  const isFirst = place && !isCreated(dir);
  const databaseIsThere =
    place &&
    startDatabase({
      ...{ dir, place },
      adminPassword: secrets.POSTGRES_PASSWORD,
      password: secrets.DATABASE_PASSWORD,
      ...(options.durable === undefined ? {} : { durable: options.durable }),
    }).catch(async (error: unknown) => {
      await api.stop();
      throw error;
    });
  const first = isFirst ? beginFirstStart(services, start) : undefined;
  const database = await databaseIsThere;
  const { signal } = options;
  const prepare = (): Promise<void> =>
    runPrepare(options.code.prepare, env, { say, ...(signal && { signal }) });
  const stop = async (): Promise<void> => {
    await Promise.all([api.stop(), worker.stop()]);
    await database?.stop();
    letLogsBe();
  };
  const preparedBy = options.build && `${options.build} ${env['DEMO_WORLD']}`;
  const notePrepared = async (): Promise<void> => {
    if (preparedBy) await database?.notePrepared(preparedBy);
  };
  const lost = database?.lost ?? new Promise<string>(() => undefined);
  try {
    options.signal?.throwIfAborted();
    const tooEarly = lost.then((reason) => {
      throw new PlainError(reason);
    });
    await Promise.race([startAll(), tooEarly]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { services, prepare, stop, lost };

  async function startAll(): Promise<void> {
    if (first) {
      await first.finish(notePrepared);
    } else {
      if (!preparedBy || database?.preparedBy !== preparedBy) {
        await prepare();
        await notePrepared();
      }
      await Promise.all([start('api'), start('worker')]);
    }
    // Nobody waits for it, and the next start does it if this one is stopped meanwhile.
    if (database?.isAlone) withOneToAdminister(database.adminUrl).catch(() => undefined);
  }

  async function start(role: keyof typeof services, beginning?: Beginning): Promise<void> {
    const log = logOf(role);
    const from = sizeOf(log);
    const where = options.verbose ? '' : `; what it says is in ${log}`;
    const impatience = setTimeout(
      () => say(`The ${role} is not ready yet${where}. Waiting ...`),
      SAID_AFTER_MS,
    );
    try {
      await services[role].start(beginning);
    } catch (error) {
      const said = options.verbose ? '' : `\n${tail(log, from)}`;
      throw new PlainError(`${(error as Error).message}${said}`);
    } finally {
      clearTimeout(impatience);
    }
  }
}

/** Two processes on one machine cannot share a port: the worker's is the one after the API's. */
function metricsPort({ METRICS_PORT = '' }: NodeJS.ProcessEnv, after: number): NodeJS.ProcessEnv {
  return /^[1-9]\d*$/.test(METRICS_PORT) ? { METRICS_PORT: `${Number(METRICS_PORT) + after}` } : {};
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The last lines written since `from`; earlier ones belong to a previous start. */
const tail = (file: string, from: number): string =>
  readFileSync(file).subarray(from).toString('utf8').trim().split('\n').slice(-20).join('\n');

import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { applicationEnvironment } from './application-environment.ts';
import { startDatabase } from './database.ts';
import { PlainError } from './plain-error.ts';
import { runPrepare } from './prepare.ts';
import { secretsOf } from './secrets.ts';
import { SERVER_FLAGS } from './server-flags.ts';
import { Service } from './service.ts';
import { ROOT, type Settings } from './settings.ts';
import { keepShort } from './short-logs.ts';

export interface Stack {
  services: { api: Service; worker: Service };
  /** Brings the database up to date once more, after its code changed. */
  prepare(): Promise<void>;
  /** Ends everything, the database last. */
  stop(): Promise<void>;
  /** Resolves with the reason when the rest cannot go on alone: the database that comes along is gone. */
  lost: Promise<string>;
}

/** What the programs are run from, relative to the backend. */
export interface Code {
  server: string;
  prepare: string;
}

export const BUNDLE: Code = { server: 'dist/bundle/main.cjs', prepare: 'dist/bundle/prepare.js' };

export interface StackOptions {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  code: Code;
  /** Tells one state of the code from another: a database that it has prepared is not prepared again. */
  build?: string;
  /** Print what the processes say instead of keeping it in files. */
  verbose?: boolean;
  /** Stack traces in terms of the source; costs half a second of every start and 150 MB with a bundle. */
  sourceMaps?: boolean;
  /** Tests need not survive a power cut. */
  durable?: boolean;
  /** Gives up a start that is still under way. */
  signal?: AbortSignal;
  say: (line: string) => void;
}

const ROLES = ['api', 'worker'] as const;
/** A process that waits for something, a Redis that is away say, tells only its log. */
const SAID_AFTER_MS = 10_000;

/** The whole application on this machine: database, schema, API and worker, ready when it resolves. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, say } = options;
  const { dataDir } = settings;
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const logOf = (name: string): string => join(dataDir, 'logs', `${name}.log`);
  const letLogsBe = keepShort([...ROLES.map(logOf), join(dataDir, 'postgres.log')]);
  const secrets = secretsOf(dataDir);
  const database = settings.databaseUrl
    ? undefined
    : await startDatabase({
        dir: join(dataDir, 'postgres'),
        adminPassword: secrets.POSTGRES_PASSWORD,
        password: secrets.DATABASE_PASSWORD,
        ...(options.durable === undefined ? {} : { durable: options.durable }),
      });
  const env: NodeJS.ProcessEnv = {
    ...applicationEnvironment(settings, secrets, options.env),
    DATABASE_URL: database?.applicationUrl ?? settings.databaseUrl,
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
        say,
      }),
  ) as [Service, Service];
  const prepare = (): Promise<void> => runPrepare(options.code.prepare, env, options.signal);
  const stop = async (): Promise<void> => {
    await Promise.all([api.stop(), worker.stop()]);
    await database?.stop();
    letLogsBe();
  };
  options.signal?.addEventListener('abort', () => void Promise.all([api.stop(), worker.stop()]));
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
  return { services: { api, worker }, prepare, stop, lost };

  async function startAll(): Promise<void> {
    await prepareOnce();
    await Promise.all([start('api', api), start('worker', worker)]);
  }

  async function prepareOnce(): Promise<void> {
    const by = options.build && `${options.build} ${env['DEMO_WORLD']}`;
    if (by && database?.preparedBy === by) return;
    await prepare();
    if (by) await database?.notePrepared(by);
  }

  async function start(role: string, service: Service): Promise<void> {
    const log = logOf(role);
    const from = sizeOf(log);
    const where = options.verbose ? '' : `; what it says is in ${log}`;
    const impatience = setTimeout(
      () => say(`The ${role} is not ready yet${where}. Waiting ...`),
      SAID_AFTER_MS,
    );
    try {
      await service.start();
    } catch (error) {
      const said = options.verbose ? '' : `\n${tail(log, from)}`;
      throw new PlainError(`${(error as Error).message}${said}`);
    } finally {
      clearTimeout(impatience);
    }
  }
}

/** On one machine two processes cannot have the same port: the worker's is the one after the API's. */
function metricsPort({ METRICS_PORT = '' }: NodeJS.ProcessEnv, after: number): NodeJS.ProcessEnv {
  return /^[1-9]\d*$/.test(METRICS_PORT) ? { METRICS_PORT: `${Number(METRICS_PORT) + after}` } : {};
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The last lines of what was written since; what stands before belongs to an earlier start. */
const tail = (file: string, from: number): string =>
  readFileSync(file).subarray(from).toString('utf8').trim().split('\n').slice(-20).join('\n');

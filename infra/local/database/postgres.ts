import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unwatchFile,
  watchFile,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { type HeldPort, holdPort } from '../ports.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { databaseRunner, dyingWithParent, type Runner } from '../run-as.ts';
import { endLeftover } from './postgres-leftover.ts';

export interface Postgres {
  pid: number;
  url(user: string, password: string, database: string): string;
  /** Closes open sessions, flushes everything and resolves when the server is gone. */
  stop(): Promise<void>;
  /** Resolves with the last log lines when the server ends by itself, for example on a full disk. */
  lost: Promise<string>;
}

export interface PostgresOptions {
  dir: string;
  /** Password of the superuser `postgres`; used when the directory is first created. */
  password: string;
  /** Tests give up safety against power cuts for speed. */
  durable?: boolean;
  /** Where to listen; absent: on any port. */
  place?: HeldPort;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  // Statements and their details name what the application writes: addresses, hashes of passwords.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'shared_preload_libraries=pg_stat_statements',
];
const LOOK_EVERY = 1_000;
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const MIB = 1024 ** 2;
/**
 * An eighth of the memory that the machine or its container has, of which only touched pages are taken. Among 100,000
 * courses a random page of the catalog took PostgreSQL 80 us more with its default (128 MiB), which is less than their
 * cards. PostgreSQL's manual suggests a quarter for a machine of its own. 2 GiB cost 22 ms of a start.
 * @returns a PostgreSQL setting
 */
export function sharedBuffersFor(memory: number): string {
  const mib = Math.min(Math.max(Math.floor(memory / 8 / MIB), 128), 2_048);
  return `shared_buffers=${mib}MB`;
}

/** Starts a private PostgreSQL on a free loopback port, and creates its directory the first time. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, durable = true } = options;
  const binaries = await postgresBinaries();
  const runner = databaseRunner(dir);
  await endLeftover(dir);
  if (!isCreated(dir)) await create(dir, options, binaries.initdb, runner);

  const { port, letGo: letPortGo } = options.place ?? (await holdPort());
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const speed = durable ? [sharedBuffersFor(memory)] : FAST;
  const settings = [`port=${port}`, ...SETTINGS, ...speed];
  const logFile = `${dir}.log`;
  const command = [binaries.postgres, '-D', dir, ...settings.flatMap((s) => ['-c', s])];
  const tied = [...dyingWithParent(), ...command];
  await letPortGo();
  const server = launch(runner.wrap(tied), logFile);
  await acceptsConnections(server, dir, logFile);
  server.unref();
  let isToldToEnd = false;
  const letGo = whenStopping(dir, () => server.kill('SIGINT'));
  const lost = new Promise<string>((resolve) => {
    server.once('exit', (code, signal) => {
      letGo();
      if (isToldToEnd) return;
      resolve(`PostgreSQL ended unasked (${code ?? signal}). Its last words:\n${tail(logFile)}`);
    });
  });
  return {
    pid: server.pid ?? 0,
    url: (user, password, database) => urlAt(port, user, password, database),
    lost,
    stop: () => {
      isToldToEnd = true;
      letGo();
      return stop(server);
    },
  };
}

/** Whether the directory holds a database; it does from the moment that one is complete. */
export const isCreated = (dir: string): boolean => existsSync(join(dir, 'PG_VERSION'));

export const urlAt = (port: number, user: string, password: string, database: string): string =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

async function create(
  dir: string,
  { password, durable = true }: PostgresOptions,
  initdb: string,
  runner: Runner,
): Promise<void> {
  // Created under another name and moved when complete, so that an interrupted first start leaves nothing half-made.
  const draft = `${dir}.new`;
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new PlainError(
      `${dir} is no database: it lacks PG_VERSION. Restore a backup, or move it away.`,
    );
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(dir), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  runner.own(draft);
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C.UTF-8',
  ];
  const passwordFile = `${dir}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', draft, ...locale, ...access, ...(durable ? [] : ['--no-sync'])];
  const code = await exit(
    launch(runner.wrap([...dyingWithParent(), initdb, ...args]), `${dir}.log`),
  );
  rmSync(passwordFile);
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${tail(`${dir}.log`)}`);
  renameSync(draft, dir);
}

function launch([command = '', ...args]: string[], logFile: string): ChildProcess {
  rmSync(logFile, { force: true });
  // Appending, so that the file can be truncated meanwhile (short-logs.ts).
  const log = openSync(logFile, 'a', 0o600);
  // A separate process group: Ctrl-C reaches only the launcher, which stops the database last.
  const child = spawn(command, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

/**
 * When another process tells it to end, as plain `kill` does, PostgreSQL refuses new connections and waits for ours for
 * ever.
 * @returns a function that ends the watch
 */
function whenStopping(dir: string, act: () => void): () => void {
  const pidFile = pidFileOf(dir);
  watchFile(pidFile, { interval: LOOK_EVERY, persistent: false }, () => {
    readFile(pidFile, 'utf8').then(
      (text) => {
        if (statusIn(text.split('\n')) === 'stopping') act();
      },
      // The file is gone, and so is the server.
      () => undefined,
    );
  });
  return () => unwatchFile(pidFile);
}

const pidFileOf = (dir: string): string => join(dir, 'postmaster.pid');
const statusIn = (lines: string[]): string | undefined => lines[7]?.trim();

async function acceptsConnections(server: ChildProcess, dir: string, log: string): Promise<void> {
  const pidFile = pidFileOf(dir);
  const ended = exit(server).then((code) => {
    throw new PlainError(`PostgreSQL did not start (${code}). Its last words:\n${tail(log)}`);
  });
  const ready = async (): Promise<void> => {
    for (;;) {
      const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
      if (Number(lines[0]) === server.pid && statusIn(lines) === 'ready') return;
      if (server.exitCode !== null || server.signalCode !== null) return ended;
      await sleep(10);
    }
  };
  await Promise.race([ready(), ended]);
  ended.catch(() => undefined);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const gone = exit(server);
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 20_000);
  await gone;
  clearTimeout(impatience);
}

function exit(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
}

/** What it tells everybody who comes while it ends; with many connections, that would be all of its last words. */
const TOLD_TO_ALL = /FATAL: {2}the database system is (shutting down|starting up)/;

const tail = (file: string): string =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter((line) => !TOLD_TO_ALL.test(line))
        .slice(-15)
        .join('\n')
    : '';

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseRunner } from '../../local/run-as.ts';
import { freePort } from '../../local/ports.ts';
import { aptInstall } from '../services/apt.ts';
import { Process } from './process.ts';

const PASSWORD = 'distributed';
const initdbs = (): string[] => globSync('/usr/lib/postgresql/*/bin/initdb').sort();

/** Why the distribution's PostgreSQL is not available; undefined if it is. */
export const missingPostgres = (): string | undefined =>
  initdbs().length > 0 ? undefined : aptInstall(['postgresql']);

/** The distribution's PostgreSQL, durable, on a port that stays the same across restarts. */
export async function postgresOfDebian(
  folder: string,
): Promise<{ process: Process; url: string; version: string }> {
  const bin = join(initdbs().at(-1) ?? '', '..');
  const dir = join(folder, 'postgres');
  mkdirSync(dir, { mode: 0o700 });
  const runner = databaseRunner(dir);
  runner.own(dir);
  const passwordFile = join(folder, 'postgres.password');
  writeFileSync(passwordFile, PASSWORD);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const [program = '', ...args] = runner.wrap([
    join(bin, 'initdb'),
    ...['-D', dir, '--encoding=UTF8', '--locale=C.UTF-8', ...access],
  ]);
  execFileSync(program, args, { stdio: 'ignore', cwd: '/' });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_preload_libraries=pg_stat_statements',
  ];
  const url = `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const process = new Process({
    name: 'PostgreSQL',
    command: runner.wrap([
      join(bin, 'postgres'),
      ...['-D', dir],
      ...settings.flatMap((setting) => ['-c', setting]),
    ]),
    logFile: join(folder, 'postgres.log'),
    answers: async () => existsSync(join(dir, 'postmaster.pid')) && (await answersQuery(url)),
  });
  await process.start();
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return { process, url, version };
}

async function answersQuery(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    // Not awaited, because a connection that was never established does not report its end.
    void client.end().catch(() => undefined);
  }
}

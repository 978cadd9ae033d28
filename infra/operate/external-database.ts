import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { PlainError } from '../local/plain-error.ts';
import { majorOf } from './manifest.ts';

/** Dumps an external PostgreSQL with its own tools. @returns the server's version */
export async function dump(url: string, file: string): Promise<string> {
  const version = await versionOf(url);
  assertTool('pg_dump', version);
  const { address, env } = quiet(url);
  call('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, address], env);
  return version;
}

/** Fails if no tool can read the dump of a server of that version and load it into the target. */
export async function assertLoadable(url: string, dumped: string): Promise<void> {
  assertTool('pg_restore', dumped);
  assertTool('pg_restore', await versionOf(url));
}

/** Replaces the database's content with a dump; all or nothing. */
export function load(url: string, file: string): void {
  const flags = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  const { address, env } = quiet(url);
  try {
    call('pg_restore', [...flags, `--dbname=${address}`, file], env);
  } catch (error) {
    throw new PlainError(
      `${(error as Error).message} The database is as it was. One that a newer release has prepared does not take ` +
        'an older backup: make an empty one, and set DATABASE_URL to it.',
    );
  }
}

/** Passes the password in the environment, because every user of the machine can read a program's arguments. */
function quiet(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password);
  address.password = '';
  if (address.searchParams.has('password')) {
    address.searchParams.delete('password');
    // URLSearchParams encodes a space as a plus, which PostgreSQL does not decode.
    address.search = address.search.replaceAll('+', '%20');
  }
  return { address: address.href, env: password ? { PGPASSWORD: password } : {} };
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  } finally {
    await client.end();
  }
}

function assertTool(tool: string, server: string): void {
  const found = spawnSync(tool, ['--version'], { encoding: 'utf8' });
  const major = majorOf(server);
  if (found.error || majorOf(found.stdout) < major)
    throw new PlainError(
      `This needs ${tool} of PostgreSQL ${major} or newer: apt install postgresql-client-${major} ` +
        '(from apt.postgresql.org if your distribution is older), or run it in the container of the database.',
    );
}

function call(tool: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(tool, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new PlainError(`${tool} failed (${status}).`);
}

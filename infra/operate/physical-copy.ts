import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PlainError } from '../local/plain-error.ts';
import { postgresBinaries } from '../local/postgres-binaries.ts';
import { copyTree } from './copy-tree.ts';
import { majorOf, type Manifest } from './manifest.ts';

// What belongs to the running server, not to the data; and the log, which comes last and may lie on another disk.
const NOT_DATA =
  /^(postmaster\.(pid|opts)|pg_replslot\/.*|pg_(stat_tmp|dynshmem|notify|serial|snapshots|subtrans)\/.*|pg_wal)$/;
// Without them PostgreSQL does not take a folder for a cluster.
const NEEDED = ['PG_VERSION', 'global/pg_control', 'pg_wal'];

/**
 * Copies the cluster of a running PostgreSQL in the way its manual calls a low-level base backup: the
 * pages as they are, then the log from the start of the copy to its end, which makes them one moment.
 * @returns the version of the server
 */
export async function copyCluster(adminUrl: string, from: string, to: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ server_version: string }>('show server_version');
    // Holds back the log until this session ends; the copy of a large cluster takes longer than log is kept.
    await admin.query(`select pg_create_physical_replication_slot('lectern_backup', true, true)`);
    await admin.query(`select pg_backup_start('lectern', true)`);
    copyTree(from, to, (path) => NOT_DATA.test(path));
    const stopped = await admin.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'));
    writeFileSync(join(to, 'backup_label'), stopped.rows[0]?.labelfile ?? '', { mode: 0o600 });
    const lacks = NEEDED.filter((path) => !existsSync(join(to, path)));
    if (lacks.length > 0)
      throw new PlainError(`The copy of ${from} lacks ${lacks.join(', ')}: it is no backup.`);
    return rows[0]?.server_version ?? '';
  } finally {
    await admin.end();
  }
}

/** Fails where the PostgreSQL that comes along is of another major version than the copy, which it could not run. */
export async function assertRunnable({ postgres, release }: Manifest): Promise<void> {
  const program = (await postgresBinaries()).postgres;
  const ours = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (majorOf(ours) === majorOf(postgres)) return;
  throw new PlainError(
    `This is a copy of PostgreSQL ${postgres}, and what comes along is ${ours}. ` +
      `Restore it with the release that made it, ${release}.`,
  );
}

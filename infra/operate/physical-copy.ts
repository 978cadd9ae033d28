import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PlainError } from '../local/plain-error.ts';
import { postgresBinaries } from '../local/database/postgres-binaries.ts';
import { copyTree } from './copy-tree.ts';
import { majorOf, type Manifest } from './manifest.ts';

// Files of the running server rather than the data; and the write-ahead log, which is copied last and may be on another
// disk.
const NOT_DATA =
  /^(postmaster\.(pid|opts)|pg_replslot\/.*|pg_(stat_tmp|dynshmem|notify|serial|snapshots|subtrans)\/.*|pg_wal)$/;
const DUPLICATE = '42710';
// Without these, PostgreSQL does not accept a folder as a cluster.
const NEEDED = ['PG_VERSION', 'global/pg_control', 'pg_wal'];

/**
 * Copies the cluster of a running PostgreSQL by a low-level base backup, as its manual calls it: the pages as they are,
 * then the write-ahead log from start to end of the copy, which makes them consistent.
 * @returns the server's version
 */
export async function copyCluster(adminUrl: string, from: string, to: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ server_version: string }>('show server_version');
    // Retains the write-ahead log until this session ends, because copying a large cluster takes longer than it is
    // kept.
    await admin
      .query(`select pg_create_physical_replication_slot('lectern_backup', true, true)`)
      .catch((error: unknown) => {
        const isTaken = (error as { code?: string }).code === DUPLICATE;
        throw isTaken ? new PlainError('Another backup is being made. Wait for its end.') : error;
      });
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

/** Fails if the bundled PostgreSQL has another major version than the copy, and so could not run it. */
export async function assertRunnable({ postgres, release }: Manifest): Promise<void> {
  const program = (await postgresBinaries()).postgres;
  const ours = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (majorOf(ours) === majorOf(postgres)) return;
  throw new PlainError(
    `This is a copy of PostgreSQL ${postgres}, and what comes along is ${ours}. ` +
      `Restore it with the release that made it, ${release}.`,
  );
}

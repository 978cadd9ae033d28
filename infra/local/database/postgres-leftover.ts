import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';

/**
 * After a kill -9 of the launcher, its PostgreSQL may still be writing. The caller holds the lock of the data
 * directory, so no other launcher owns that server: asks it to end, and waits.
 */
export async function endLeftover(dir: string): Promise<void> {
  const pidFile = join(dir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [first = '', ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(first);
  if (!runsOn(dir, pid)) {
    if (isAlive(pid)) disown(pidFile, rest);
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (!runsOn(dir, pid)) return;
    await sleep(50);
  }
  throw new PlainError(
    `PostgreSQL (process ${pid}) still runs on ${dir}. Stop it, then try again.`,
  );
}

/** Greater than Linux and macOS give to processes. */
const NOBODYS_PID = 2 ** 31 - 1;

/**
 * After a reboot the process id may belong to another program. PostgreSQL would take that for its server and refuse to
 * start. It removes a file with a dead process itself, after asking whether the shared memory named there is in use, so
 * the rest of the file stays.
 */
function disown(pidFile: string, rest: readonly string[]): void {
  writeFileSync(`${pidFile}.new`, [NOBODYS_PID, ...rest].join('\n'));
  renameSync(`${pidFile}.new`, pidFile);
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A PostgreSQL process has its directory among its arguments, perhaps by another way that leads there. */
function runsOn(dir: string, pid: number): boolean {
  if (!(pid > 0)) return false;
  const ps = spawnSync('ps', ['-wwo', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const line = ps.error ? commandLine(pid) : ps.stdout.trim();
  const named = / -D (.+?) -c /.exec(line)?.[1];
  return named !== undefined && !line.startsWith('Z') && isSame(named, dir);
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

// Small Linux images have no ps.
function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ').trim() : '';
}

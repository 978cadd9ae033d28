import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
    // After a reboot the process id may belong to another program. PostgreSQL would take that for its server and refuse
    // to start. It removes a file with a dead process itself, after asking whether the shared memory named there is in
    // use, so the rest of the file stays.
    writeFileSync(pidFile, [NOBODYS_PID, ...rest].join('\n'));
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

/** A PostgreSQL process has its directory among its arguments. */
function runsOn(dir: string, pid: number): boolean {
  if (!(pid > 0)) return false;
  const ps = spawnSync('ps', ['-wwo', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const line = ps.error ? commandLine(pid) : ps.stdout.trim();
  return `${line} `.includes(` -D ${dir} `) && !line.startsWith('Z');
}

// Small Linux images have no ps.
function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ').trim() : '';
}

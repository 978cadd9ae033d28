import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  // After a reboot the process id may belong to another process, even another PostgreSQL; ours removes such a stale
  // file itself.
  if (!(pid > 0) || !runsOn(dir, pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (!runsOn(dir, pid)) return;
    await sleep(50);
  }
  throw new PlainError(
    `PostgreSQL (process ${pid}) still runs on ${dir}. Stop it, then try again.`,
  );
}

/** A PostgreSQL process has its directory among its arguments. */
function runsOn(dir: string, pid: number): boolean {
  const ps = spawnSync('ps', ['-wwo', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const line = ps.error ? commandLine(pid) : ps.stdout.trim();
  return line.includes(dir) && !line.startsWith('Z');
}

// Small Linux images have no ps.
function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

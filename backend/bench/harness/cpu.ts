import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** /proc counts in hundredths of a second on every supported Linux. */
const MICROSECONDS_PER_TICK = 10_000;

interface Process {
  parent: number;
  /** Its own CPU time and that of its reaped children. */
  ticks: number;
}

/**
 * CPU microseconds used so far by the processes and all their descendants. Increases as long as the given processes
 * live, because a child that ends is then counted by its parent.
 */
export function cpuOf(roots: number[]): number {
  const all = processes();
  const children = Map.groupBy(all.keys(), (pid) => all.get(pid)?.parent ?? 0);
  const wanted = new Set(roots);
  for (const pid of wanted) for (const child of children.get(pid) ?? []) wanted.add(child);
  const ticks = [...wanted].reduce((sum, pid) => sum + (all.get(pid)?.ticks ?? 0), 0);
  return ticks * MICROSECONDS_PER_TICK;
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    // The program's name is in parentheses and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.length < 15) continue;
    const [user, system, buriedUser, buriedSystem] = fields.slice(11, 15).map(Number);
    const ticks = (user ?? 0) + (system ?? 0) + (buriedUser ?? 0) + (buriedSystem ?? 0);
    found.set(Number(name), { parent: Number(fields[1]), ticks });
  }
  return found;
}

export interface Memory {
  /** Bytes in memory now. */
  now: number;
  /** The maximum since the last call of `forgetPeak`. */
  peak: number;
}

export function memoryOf(pid: number): Memory {
  const status = read(`/proc/${pid}/status`);
  const kib = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { now: kib('VmRSS') * 1024, peak: kib('VmHWM') * 1024 };
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended between the listing and the read.
    return '';
  }
}

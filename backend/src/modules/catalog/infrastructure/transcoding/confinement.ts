/** System tools to prefix to a command; each execs the next, so there is a single process. */
export type Wrapper = 'unshare' | 'prlimit' | 'nice' | 'setpriv';

export const WRAPPERS: readonly Wrapper[] = ['unshare', 'prlimit', 'nice', 'setpriv'];

export interface Limits {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  /** The limit for each file it writes. */
  readonly fileBytes: number;
}

const GIB = 1024 ** 3;

/** For probing a file. */
export const LOOKING: Limits = { cpuSeconds: 60, memoryBytes: GIB, fileBytes: 0 };

/** For reading a whole file of any size. */
export const READING: Limits = { cpuSeconds: 600, memoryBytes: GIB, fileBytes: 0 };

/** For work whose duration depends on that of the video. */
export function workingLimits(durationSeconds: number): Limits {
  return {
    cpuSeconds: Math.ceil(300 + 60 * durationSeconds),
    memoryBytes: 2 * GIB,
    fileBytes: GIB / 4,
  };
}

/**
 * The arguments that confine a command: no network, limited memory, CPU time and file size, lowest priority, and killed
 * together with the process that started it. `paths` holds the wrappers that this machine has; the others are left out.
 */
export function confine(paths: Partial<Record<Wrapper, string>>, limits: Limits): string[] {
  const options: Record<Wrapper, string[]> = {
    unshare: ['--user', '--map-root-user', '--net', '--'],
    prlimit: [
      `--cpu=${limits.cpuSeconds}`,
      `--as=${limits.memoryBytes}`,
      `--fsize=${limits.fileBytes}`,
      '--core=0',
      '--',
    ],
    nice: ['-n', '10'],
    // Innermost, because the kernel resets the parent-death signal on a change of user.
    setpriv: ['--pdeathsig', 'KILL', '--'],
  };
  return WRAPPERS.flatMap((wrapper) => {
    const path = paths[wrapper];
    return path ? [path, ...options[wrapper]] : [];
  });
}

/** System tools that can be put in front of a command; each replaces itself by it, so the process stays one. */
export type Wrapper = 'unshare' | 'prlimit' | 'nice' | 'setpriv';

export const WRAPPERS: readonly Wrapper[] = ['unshare', 'prlimit', 'nice', 'setpriv'];

export interface Limits {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  /** Of any one file it writes. */
  readonly fileBytes: number;
}

const GIB = 1024 ** 3;

/** For looking into a file. */
export const LOOKING: Limits = { cpuSeconds: 60, memoryBytes: GIB, fileBytes: 0 };

/** For reading a file of any size through. */
export const READING: Limits = { cpuSeconds: 600, memoryBytes: GIB, fileBytes: 0 };

/** For work that takes longer the longer the video is. */
export function workingLimits(durationSeconds: number): Limits {
  return {
    cpuSeconds: Math.ceil(300 + 60 * durationSeconds),
    memoryBytes: 2 * GIB,
    fileBytes: GIB / 4,
  };
}

/**
 * The arguments that go before a command to keep it in bounds: no network, bounded memory, CPU and file size,
 * last in line for the processor, and killed with the process that started it.
 * `paths` names the wrappers this machine has; the others are left out.
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
    // Innermost: a change of user would make the kernel forget the wish to die with the parent.
    setpriv: ['--pdeathsig', 'KILL', '--'],
  };
  return WRAPPERS.flatMap((wrapper) => {
    const path = paths[wrapper];
    return path ? [path, ...options[wrapper]] : [];
  });
}

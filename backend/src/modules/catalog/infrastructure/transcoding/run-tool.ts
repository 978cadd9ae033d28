import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ToolRun {
  readonly command: readonly string[];
  readonly signal: AbortSignal;
  /** A tool without output for this long hangs and is killed. */
  readonly silenceMs: number;
  readonly onLine?: (line: string) => void;
}

const SILENCE = 'silence';

export class ToolFailed extends Error {
  constructor(
    readonly tool: string,
    readonly outcome: string,
    readonly stderr: string,
  ) {
    super(`${tool} ended with ${outcome}: ${stderr.trim().split('\n').slice(-3).join(' | ')}`);
    this.name = 'ToolFailed';
  }

  /** Killed from outside, or out of disk space: says nothing about the file being processed. */
  get isPassing(): boolean {
    const isFull = /No space left on device|Disk quota exceeded/.test(this.stderr);
    return isFull || this.outcome === 'SIGKILL' || this.outcome === SILENCE;
  }
}

/** Long enough for the slowest disk. */
export const SILENCE_MS = 120_000;
const TAIL = 8_192;
const running = new Set<ChildProcess>();

// Where the kernel cannot kill them with the parent, at least an orderly exit does.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Runs a tool to its end and resolves to the tail of its stderr. Settles only when the process is gone, so that nothing
 * writes any more.
 * @throws ToolFailed, or the signal's reason once aborted
 */
export function runTool({ command, signal, silenceMs, onLine }: ToolRun): Promise<string> {
  const [tool = '', ...args] = command;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(tool, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group: Ctrl-C reaches only the worker, which decides what to do.
      detached: true,
      // Passes none of our secrets; few memory arenas, because unused ones would count against the address space limit.
      env: { LC_ALL: 'C', MALLOC_ARENA_MAX: '2' },
    });
    running.add(child);
    let stderr = '';
    let silent = false;
    const kill = () => child.kill('SIGKILL');
    const watch = setTimeout(() => {
      silent = true;
      kill();
    }, silenceMs);
    signal.addEventListener('abort', kill, { once: true });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-TAIL);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      watch.refresh();
      onLine?.(line);
    });
    let launch: Error | null = null;
    child.on('error', (error) => {
      launch = error;
    });
    child.on('close', (code, killedBy) => {
      clearTimeout(watch);
      signal.removeEventListener('abort', kill);
      running.delete(child);
      if (signal.aborted) reject(signal.reason as Error);
      else if (launch) reject(launch);
      else if (code === 0) resolve(stderr);
      else reject(new ToolFailed(tool, silent ? SILENCE : (killedBy ?? `code ${code}`), stderr));
    });
  });
}

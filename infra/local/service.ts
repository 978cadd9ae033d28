import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ServiceOptions {
  name: string;
  command: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Receives the process's output; absent: our own terminal. */
  logFile?: string;
  /** How long it serves on when it is told to end, before it begins to. */
  drainMs?: number;
  say: (line: string) => void;
}

/** What only the first process of a start gets, not one that replaces it. */
export interface Beginning {
  env: NodeJS.ProcessEnv;
  /** Receives what the process says before it is ready. */
  heard?: (message: unknown) => void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;
const STEADY_AFTER = 60_000;
const PATIENCE = 15_000;

/** Restarts a process, with growing delays, whenever it ends without being told to. */
export class Service {
  private child: ChildProcess | undefined;
  private stopping = false;
  private delay = FIRST_DELAY;
  private timer: NodeJS.Timeout | undefined;
  private readonly options: ServiceOptions;

  constructor(options: ServiceOptions) {
    this.options = options;
  }

  /** Resolves when the process reports `ready`; rejects if it ends before. */
  start(beginning?: Beginning): Promise<void> {
    return new Promise((resolve, reject) => {
      const onFailure = (reason: string): void => {
        this.stopping = true;
        reject(new Error(`The ${this.options.name} did not start (${reason}).`));
      };
      this.launch(resolve, onFailure, beginning);
    });
  }

  /** Sends the process a message; one that is gone gets none. */
  tell(message: string): void {
    this.child?.send(message, () => undefined);
  }

  /** Ends the process and starts a new one at once. */
  async restart(): Promise<void> {
    await this.stop();
    this.stopping = false;
    this.delay = FIRST_DELAY;
    this.launch(
      () => undefined,
      (reason) => this.retry(reason),
    );
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    const child = this.child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const { drainMs = 0 } = this.options;
    const impatience = setTimeout(() => killGroup(child, 'SIGKILL'), drainMs + PATIENCE);
    await gone;
    clearTimeout(impatience);
  }

  private launch(
    onReady: () => void,
    onFirstFailure: (reason: string) => void,
    beginning?: Beginning,
  ): void {
    const { command, cwd, env, logFile } = this.options;
    const [program = '', ...args] = command;
    let log: number | undefined;
    try {
      log = logFile === undefined ? undefined : openLog(logFile);
    } catch (error) {
      // Thrown by a restart, it would end everything.
      return onFirstFailure((error as Error).message);
    }
    // In its own process group, so that Ctrl-C reaches only the launcher, and with an IPC channel, whose closing tells
    // the process that the launcher is gone.
    const child = spawn(program, args, {
      cwd,
      env: { ...env, ...beginning?.env },
      detached: true,
      stdio: ['ignore', log ?? 'inherit', log ?? 'inherit', 'ipc'],
    });
    if (log !== undefined) closeSync(log);
    this.child = child;
    const startedAt = Date.now();
    let ready = false;
    child.on('message', (message) => {
      if (ready) return;
      if (message !== 'ready') return beginning?.heard?.(message);
      ready = true;
      onReady();
    });
    child.once('error', (error) => {
      // It was never started, so it will never exit either.
      if (child.pid === undefined) this.child = undefined;
      onFirstFailure(error.message);
    });
    child.once('exit', (code, signal) => {
      this.child = undefined;
      // Processes in its group must not outlive it; encoders, in groups of their own, are tied to its life by the
      // worker.
      killGroup(child, 'SIGKILL');
      const reason = signal ?? `exit code ${code}`;
      if (Date.now() - startedAt > STEADY_AFTER) this.delay = FIRST_DELAY;
      if (ready) this.retry(reason);
      else onFirstFailure(reason);
    });
  }

  private retry(reason: string): void {
    if (this.stopping) return;
    const { name, say } = this.options;
    say(`The ${name} ended (${reason}); starting it again in ${this.delay / 1000} s.`);
    this.timer = setTimeout(() => {
      this.launch(
        () => say(`The ${name} is back.`),
        (again) => this.retry(again),
      );
    }, this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }
}

/** Its folder may have been deleted meanwhile, to make room for example. */
function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return openSync(file, 'a', 0o600);
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is empty already.
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { dyingWithParent } from '../../local/run-as.ts';

export interface ProcessOptions {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  logFile: string;
  answers: () => Promise<boolean>;
}

const PATIENCE_MS = 30_000;

/** A program of the distributed shape, which can be killed and restarted. */
export class Process {
  private child: ChildProcess | undefined;
  private readonly options: ProcessOptions;

  constructor(options: ProcessOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  /**
   * Resolves when it responds; retries a program that cannot start yet, for example because its port is still in use.
   */
  async start(): Promise<void> {
    const { answers, logFile } = this.options;
    for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
      if (!this.child) this.launch();
      if (await answers().catch(() => false)) return;
      await sleep(50);
    }
    await this.end('SIGKILL');
    throw new Error(`${this.name} does not answer:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
  }

  /** Sends the signal; resolves with the milliseconds until the process ended. */
  async end(signal: NodeJS.Signals): Promise<number> {
    const { child } = this;
    if (!child) return 0;
    const told = performance.now();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    return performance.now() - told;
  }

  private launch(): void {
    const { command, env = process.env, logFile } = this.options;
    const [program = '', ...args] = [...dyingWithParent(), ...command];
    const log = openSync(logFile, 'a');
    const child = spawn(program, args, { env, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    this.child = child;
    child.once('exit', () => (this.child = undefined));
  }
}

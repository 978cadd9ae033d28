import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A worker as the launcher runs it: a process of its own that can be killed. */
export class WorkerProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(settings: Readonly<Record<string, string>>): Promise<WorkerProcess> {
    const main = join(import.meta.dirname, '../../dist/main.js');
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...settings, ROLES: 'worker' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])) as unknown[];
    if (message !== 'ready') throw new Error(`The worker ended with ${String(message)}.`);
    return new WorkerProcess(child);
  }

  /** SIGKILL: no handler of the worker's runs. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    if (this.child.exitCode === null && this.child.signalCode === null)
      await once(this.child, 'exit');
  }
}

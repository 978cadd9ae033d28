import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atTheEnd } from './at-the-end.js';

/** A separate worker or API process, started as the launcher does it, that can be killed. */
export class WorkerProcess {
  /** SIGKILL: no handler of the worker runs. */
  readonly kill: () => Promise<void>;

  private constructor(child: ChildProcess) {
    this.kill = atTheEnd(async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    });
  }

  static async start(
    settings: Readonly<Record<string, string>>,
    roles = 'worker',
  ): Promise<WorkerProcess> {
    const main = join(import.meta.dirname, '../../dist/main.js');
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...settings, ROLES: roles },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker = new WorkerProcess(child);
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])) as unknown[];
    if (message !== 'ready') throw new Error(`The worker ended with ${String(message)}.`);
    return worker;
  }
}

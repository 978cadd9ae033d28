import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dyingWithParent } from './run-as.ts';
import { ROOT } from './settings.ts';

export interface Companion {
  stop(): Promise<void>;
}

/** Runs a tool from node_modules next to us, in our terminal, until we stop it or die. */
export function startCompanion(
  [name = '', ...args]: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): Companion {
  const { cwd, env = process.env, onLine } = options;
  const program = join(ROOT, 'node_modules/.bin', name);
  const [command = '', ...rest] = [...dyingWithParent(), program, ...args];
  const child = spawn(command, rest, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    for (const line of chunk.toString().split('\n')) onLine?.(line);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Server {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a Node program that reports `{ url }` (or `'ready'`) over its channel when it can serve. */
export function startServer(
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd?: string; url?: string },
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const { env, cwd, url: known } = options;
    const child = spawn(process.execPath, args, {
      env,
      ...(cwd === undefined ? {} : { cwd }),
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    running.add(child);
    // Logs are read and discarded, as a collector would read them: an unread pipe blocks its writer.
    child.stdout?.resume();
    const gone = new Promise<void>((ended) =>
      child.once('exit', (code) => {
        running.delete(child);
        reject(new Error(`${args.join(' ')} ended (${code}) before it was ready.`));
        ended();
      }),
    );
    child.once('message', (message) => {
      const url = known ?? (message as { url: string }).url;
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await gone;
        clearTimeout(impatience);
      };
      resolve({ pid: child.pid ?? 0, url, stop });
    });
  });
}

const FLOORS = join(import.meta.dirname, '../floors');

/** Starts one of the reference programs in `floors/`, configured by its environment. */
export function startFloor(name: string, env: Record<string, string> = {}): Promise<Server> {
  return startServer([join(FLOORS, `${name}.ts`)], { env: floorEnvironment(env) });
}

/**
 * The same for a program whose start is measured: run as plain JavaScript (it must contain no types). Node would first
 * load its type stripper, which takes half as long again as everything else, and 16 MiB.
 */
export function startFloorAsScript(name: string, env: Record<string, string>): Promise<Server> {
  const code = readFileSync(join(FLOORS, `${name}.ts`), 'utf8');
  return startServer(['--input-type=module', '--eval', code], {
    env: floorEnvironment(env),
    cwd: FLOORS,
  });
}

const floorEnvironment = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...env,
});

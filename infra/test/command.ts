import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../local/settings.ts';

const running = new Set<ChildProcess>();
// Whatever ends us, for example a CI timeout, ends our children.
process.on('exit', () => running.forEach((child) => child.kill()));

export interface Outcome {
  ok: boolean;
  output: string;
  seconds: number;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** What to print as it arrives, besides collecting it. */
  stream?: 'all' | 'errors';
}

/** Runs a program to its end; never throws for its failure. */
export function command(
  [program = '', ...args]: string[],
  { cwd = ROOT, env = process.env, stream }: CommandOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    child.once('close', () => running.delete(child));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stream === 'all') process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stream) process.stdout.write(chunk);
    });
    const finish = (ok: boolean): void =>
      resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/** A program of node_modules/.bin. */
export const tool = (name: string): string => `${ROOT}/node_modules/.bin/${name}`;

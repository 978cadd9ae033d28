import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { dyingWithParent } from '../../local/run-as.ts';

export interface Daemon {
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server that dies with us, and waits until it responds. */
export async function startDaemon(
  command: string[],
  logFile: string,
  answers: () => Promise<boolean>,
): Promise<Daemon> {
  const [program = '', ...args] = [...dyingWithParent(), ...command];
  const log = openSync(logFile, 'w');
  const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  let ended: string | undefined;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => ((ended = error.message), resolve()));
    child.once('exit', (code, signal) => ((ended = `ended (${code ?? signal})`), resolve()));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await gone;
    clearTimeout(impatience);
  };
  for (let waited = 0; waited < 20_000; waited += 100) {
    if (ended !== undefined)
      throw new Error(`${command[0]}: ${ended}\n${readFileSync(logFile, 'utf8')}`);
    if (await answers().catch(() => false)) return { pid: child.pid ?? 0, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`${command[0]} did not answer within 20 s\n${readFileSync(logFile, 'utf8')}`);
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';
import { ROOT } from './settings.ts';

/** Migrates and, if configured, seeds the database with the backend's program. */
export function runPrepare(
  file: string,
  env: NodeJS.ProcessEnv,
  { signal, say }: { signal?: AbortSignal; say?: (line: string) => void } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [file], {
      cwd: join(ROOT, 'backend'),
      env,
      detached: true,
      ...(signal ? { signal } : {}),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // What it waits for.
    child.on('message', (message) => typeof message === 'string' && say?.(message));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // Messages about invalid settings need no introduction.
      const isToldAlready = output.startsWith('The settings are not valid');
      const what = isToldAlready ? '' : `The data could not be prepared (${code ?? signal}):\n`;
      if (code === 0) resolve();
      else reject(new PlainError(what + output.trim()));
    });
  });
}

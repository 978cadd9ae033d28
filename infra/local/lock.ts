import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PlainError } from './plain-error.ts';

/**
 * One launcher per data directory. The lock is a listening socket, which disappears with its process in any case: there
 * is no stale file to explain, and no process id that another process could reuse.
 */
export async function lock(dataDir: string, url: string): Promise<() => void> {
  const path = socketOf(dataDir);
  const server = net.createServer((client) => {
    // The client may hang up before the answer.
    client.on('error', () => client.destroy());
    client.end(url);
  });
  try {
    await listen(server, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const holder = await ask(path);
    if (holder !== undefined) {
      throw new PlainError(
        `Lectern already runs on ${dataDir}${holder && `, at ${holder}`}. ` +
          'Stop it with Ctrl-C there, or choose another DATA_DIR and PORT for a second one.',
      );
    }
    rmSync(path, { force: true });
    await listen(server, path);
  }
  server.unref();
  return () => server.close();
}

/** Whether a launcher is running on the data directory. */
export async function isRunning(dataDir: string): Promise<boolean> {
  return (await ask(socketOf(dataDir))) !== undefined;
}

function socketOf(dataDir: string): string {
  const name = `lectern-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`;
  // Linux has socket names without a file; elsewhere a kill -9 leaves a file behind.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(server: net.Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
}

const ANSWERS_WITHIN_MS = 2_000;

async function ask(path: string): Promise<string | undefined> {
  try {
    const holder = net.connect(path);
    // One that is stopped (Ctrl-Z) does not answer, and has the lock all the same.
    holder.setTimeout(ANSWERS_WITHIN_MS, () => holder.destroy(new Error('no answer')));
    return await text(holder);
  } catch (error) {
    // These codes mean that nobody listens; any other failure means that somebody does.
    const { code = '' } = error as NodeJS.ErrnoException;
    return ['ECONNREFUSED', 'ENOENT'].includes(code) ? undefined : '';
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/ports.ts';
import { aptInstall, onPath } from './apt.ts';
import { startDaemon } from './daemon.ts';
import type { Service } from './service.ts';

const NAME = 'Redis (queue contract suite)';

/** The Redis at REDIS_URL, or else a new, persistent one (append-only file). */
export async function startRedis(): Promise<Service> {
  const given = process.env['REDIS_URL'];
  if (given) return { env: { TEST_REDIS_URL: given }, stop: async () => undefined };
  if (!onPath('redis-server')) {
    const reason = aptInstall(['redis-server']);
    if (reason) return { missing: `${NAME}: set REDIS_URL; ${reason}.` };
  }
  const dir = await mkdtemp(join(tmpdir(), 'lectern-redis-'));
  const port = await freePort();
  const where = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dir];
  const daemon = await startDaemon(
    [
      'redis-server',
      ...where,
      '--appendonly',
      'yes',
      '--save',
      '',
      '--maxmemory-policy',
      'noeviction',
    ],
    join(dir, 'log'),
    () => answersPing(port),
  );
  return {
    env: { TEST_REDIS_URL: `redis://127.0.0.1:${port}` },
    stop: async () => {
      await daemon.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('error', () => resolve(false));
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(reply.toString().startsWith('+PONG'));
    });
  });
}

import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../local/ports.ts';
import { ROOT } from '../../local/settings.ts';
import { Process } from './process.ts';

// Only nginx, started as in the image, in front of an application and a store that only send and count.

const MIB = 1024 ** 2;
const VIDEO = 256 * MIB;
/** More than all buffers of nginx and of the sockets in between hold, and far less than the video. */
const ON_THE_WAY = 64 * MIB;

const folder = mkdtempSync(join(tmpdir(), 'lectern-nginx-'));
// If started as root, nginx's workers run as another user.
chmodSync(folder, 0o755);
let sent = 0;
const store = createServer((_request, response) => {
  const chunk = Buffer.alloc(MIB);
  response.writeHead(200, { 'Content-Length': VIDEO });
  const more = (): void => {
    while (sent < VIDEO) {
      sent += chunk.length;
      if (!response.write(chunk)) return;
    }
    response.end();
  };
  response.on('drain', more);
  more();
});
const application = createServer({ maxHeaderSize: 64 * 1024 }, (incoming, response) => {
  if (incoming.url?.endsWith('/broken')) incoming.socket.destroy();
  void sizeOf(incoming).then((size) => response.end(String(size)));
});
let nginx: Process;
let port: number;

async function sizeOf(stream: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of stream) size += (chunk as Buffer).length;
  return size;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

before(async () => {
  port = await freePort();
  const client = join(folder, 'client');
  mkdirSync(client);
  nginx = new Process({
    name: 'nginx',
    command: ['sh', join(ROOT, 'infra/nginx/start.sh')],
    env: {
      PATH: process.env['PATH'],
      LISTEN: `127.0.0.1:${port}`,
      API_SERVERS: await listening(application),
      CLIENT_DIR: client,
      S3_SERVER: await listening(store),
      S3_BUCKET: 'lectern',
      RUN_DIR: join(folder, 'nginx'),
    },
    logFile: join(folder, 'nginx.log'),
    answers: async () => (await fetch(`http://127.0.0.1:${port}/health/web`)).ok,
  });
  await nginx.start();
});

after(async () => {
  await nginx.end('SIGTERM');
  for (const server of [store, application]) server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe('nginx', () => {
  it('puts nothing of a video aside for whoever reads it slowly, and the video comes whole', async () => {
    const video = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`http://127.0.0.1:${port}/lectern/video`, resolve).on('error', reject).end();
    });
    // Long enough for the forbidden effect to show.
    await sleep(1_500);
    assert.ok(sent < ON_THE_WAY, `${sent / MIB} MiB were fetched for a reader that took nothing`);
    assert.equal(await sizeOf(video), VIDEO);
  });

  it('passes a body on that is larger than its buffer', async () => {
    const body = Buffer.alloc(900_000, 'a');
    const reply = await fetch(`http://127.0.0.1:${port}/api/course/captions`, {
      method: 'POST',
      body,
    });
    assert.equal(await reply.text(), String(body.length));
  });

  it('refuses a body that is too large as the application does, wherever it is sent', async () => {
    for (const path of ['/api/auth/login', '/api/course/captions/x', '/api/x/events', '/foo']) {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: Buffer.alloc(3 * MIB),
      });
      assert.deepEqual([path, ...(await refusal(reply))], [path, 413, 'PAYLOAD_TOO_LARGE']);
    }
  });

  it('passes headers on that the application may take, and refuses longer lines as it does', async () => {
    const ask = (bytes: number) =>
      fetch(`http://127.0.0.1:${port}/api/site`, { headers: { cookie: 'a'.repeat(bytes) } });
    assert.equal((await ask(15_000)).status, 200);
    assert.deepEqual(await refusal(await ask(20_000)), [431, 'HEADERS_TOO_LARGE']);
    const longAddress = `http://127.0.0.1:${port}/api/site?x=${'a'.repeat(20_000)}`;
    assert.deepEqual(await refusal(await fetch(longAddress)), [431, 'HEADERS_TOO_LARGE']);
  });

  it('says of an address that nobody can read what the application says', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/course/%zz`);
    assert.deepEqual(await refusal(reply), [400, 'VALIDATION_FAILED']);
  });

  it('says when to try again, wherever what is behind it does not answer', async () => {
    for (const path of ['/api/broken', '/api/uploads/broken', '/assets/broken', '/broken']) {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`);
      assert.equal(reply.headers.get('retry-after'), '5');
      assert.deepEqual([path, ...(await refusal(reply))], [path, 503, 'UNAVAILABLE']);
    }
  });
});

/** What every error says. */
async function refusal(reply: Response): Promise<[number, string]> {
  assert.equal(reply.headers.get('content-type'), 'application/json');
  const problem = (await reply.json()) as Record<string, unknown>;
  assert.deepEqual(Object.keys(problem), ['statusCode', 'code', 'message', 'requestId']);
  assert.equal(problem['statusCode'], reply.status);
  return [reply.status, String(problem['code'])];
}

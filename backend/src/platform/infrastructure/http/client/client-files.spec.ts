import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BuiltClient } from './built-client.js';
import { clientFiles } from './client-files.js';

const FILES = {
  'assets/app-1a2b.js': 'plain',
  'assets/app-1a2b.js.br': 'small',
  'robots.txt': 'robots',
  '.pages/home.html': 'home',
  '.pages/shell.html': 'shell',
  '.pages/not-found.html': 'lost',
  '.pages/list.json': JSON.stringify({
    routes: [
      { path: '/', file: 'home.html' },
      { path: '/viewcourse/:courseId', file: 'shell.html' },
      { path: '*', file: 'not-found.html' },
    ],
    styleHash: 'sha256-style',
    scriptHash: 'sha256-script',
  }),
};

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  for (const sub of ['assets', '.pages']) mkdirSync(join(folder, sub));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  const app = express().use(clientFiles(new BuiltClient(folder)));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function ask(
  path: string,
  encodings = '',
  others = {},
): Promise<IncomingMessage & { body: string }> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Accept-Encoding': encodings, Connection: 'close', ...others };
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get({ port, path, headers }, resolve),
  );
  return Object.assign(answer, { body: await text(answer) });
}

describe('The files of the client', () => {
  it('are kept for ever when their name carries a hash', async () => {
    const { headers, body } = await ask('/assets/app-1a2b.js');
    expect(body).toBe('plain');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('are sent small to browsers that understand it, under their own type', async () => {
    const { headers, body } = await ask('/assets/app-1a2b.js', 'gzip, br');
    expect(body).toBe('small');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['vary']).toContain('Accept-Encoding');
  });

  it('stay plain where no small form exists', async () => {
    const { headers } = await ask('/robots.txt', 'br');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['bytes=0-1', 'bytes=99-'])('are sent as a whole to who asks for %s', async (Range) => {
    const page = await ask('/nowhere', '', { Range });
    expect([page.statusCode, page.body]).toEqual([404, 'lost']);
    expect((await ask('/assets/app-1a2b.js', 'br', { Range })).body).toBe('small');
  });

  it('are not what the server keeps for itself', async () => {
    expect((await ask('/.pages/list.json')).body).toBe('lost');
  });
});

describe('The pages of the client', () => {
  it('lead from an id in capitals to the page that knows it, and nowhere else', async () => {
    const id = '0192f0c1-7b5e-7000-8000-00000000000a';
    const address = `/viewcourse/${id.toUpperCase()}?coupon=DIWALI20`;
    const { statusCode, headers } = await ask(address);
    expect([statusCode, headers.location]).toEqual([302, `/viewcourse/${id}?coupon=DIWALI20`]);
    const elsewhere = await ask(`//example.com/${id.toUpperCase()}`);
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([404, undefined]);
  });

  it.each([
    ['/', 'home', 200],
    ['/viewcourse/42', 'shell', 200],
    ['/viewcourse', 'lost', 404],
    ['/nowhere', 'lost', 404],
  ])('for %s: %s, %i', async (path, page, status) => {
    const { statusCode, body, headers } = await ask(path);
    expect([body, statusCode]).toEqual([page, status]);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

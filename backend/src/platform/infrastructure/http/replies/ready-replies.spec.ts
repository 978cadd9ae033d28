import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type Request } from 'express';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { ReadyReplies } from './ready-replies.js';

/** Enough for some of the replies below. */
const MAX_BYTES = 50;
let replies: ReadyReplies;
let server: Server;
let made: number;

beforeEach(async () => {
  made = 0;
  replies = new ReadyReplies(MAX_BYTES);
  replies.trust(true);
  const app = express();
  app.set('etag', 'strong');
  let serial = 0;
  app.use((request: Request & { id?: string }, _response, next) => {
    serial += 1;
    request.id = `request-${serial}`;
    next();
  });
  app.use(replies.serve);
  app.use((_request, response, next) => {
    response.setHeader('X-Frame-Options', 'DENY');
    next();
  });
  app.get('/list', (request: Request, response) => {
    const { stamp } = replies;
    made += 1;
    response.setHeader('Cache-Control', 'private, no-cache');
    if (request.query['greets'] !== undefined) response.setHeader('Set-Cookie', 'seen=1');
    replies.keep(request, response, stamp, JSON.stringify({ made }));
    response.json({ made });
  });
  for (const path of ['/api/learning/watch', '/api/course/getcreator'])
    app.post(path, (_request, response) => void response.json({}));
  app.post('/api/course/create', (_request, response) => void response.json({}));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

/** Not `fetch`, which decompresses replies and sends its own caching headers. */
async function ask(headers: Record<string, string> = {}, path = '/list') {
  const [reply] = (await once(get(url(path), { headers }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) };
}

describe('Replies that are ready', () => {
  it('are sent again as they were, with the same validator', async () => {
    const first = await ask();
    const second = await ask();
    expect(made).toBe(1);
    expect(second.body).toEqual(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.headers['cache-control']).toBe('private, no-cache');
    expect(await ask({ 'if-none-match': String(first.headers.etag) })).toMatchObject({
      status: 304,
    });
  });

  it('carry every header of the first, and an id of their own', async () => {
    await ask();
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-request-id': 'request-2' });
  });

  it('stay where somebody was refused, or only asked what is allowed', async () => {
    await ask();
    await fetch(url('/nowhere'), { method: 'POST' });
    await fetch(url('/list'), { method: 'OPTIONS' });
    await ask();
    expect(made).toBe(1);
  });

  it('are not kept where the first set a cookie', async () => {
    await ask({}, '/list?greets');
    await ask({}, '/list?greets');
    expect(made).toBe(2);
  });

  it('are compressed once for those who can read it', async () => {
    const { body } = await ask();
    let packed = await ask({ 'accept-encoding': 'br' });
    for (let tries = 0; !packed.headers['content-encoding'] && tries < 100; tries += 1)
      packed = await ask({ 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.body)).toEqual(body);
    expect(made).toBe(1);
  });

  it('are for visitors only', async () => {
    await ask();
    await ask({ cookie: 'signed_in=1; session=abc' });
    await ask({ authorization: 'Bearer lectern_pat_abc' });
    expect(made).toBe(3);
  });

  it('take no more memory than they may, whatever addresses are made up', async () => {
    for (let at = 0; at < 9; at += 1) await ask({}, `/list?at=${at}`);
    expect(made).toBe(9);
    await ask({}, '/list?at=8');
    expect(made).toBe(9);
    await ask({}, '/list?at=0');
    expect(made).toBe(10);
  });

  it('are forgotten with every change that this process makes, and not with what changes no list', async () => {
    await ask();
    for (const path of ['/api/learning/watch', '/api/course/getcreator'])
      await fetch(url(path), { method: 'POST' });
    await ask();
    expect(made).toBe(1);
    await fetch(url('/api/course/create'), { method: 'POST' });
    await ask();
    expect(made).toBe(2);
  });

  it('are not kept when a change overtook their making, or while changes are not heard of', async () => {
    replies.trust(false);
    await ask();
    await ask();
    expect(made).toBe(2);
    replies.trust(true);
    const stale = replies.stamp;
    replies.forget();
    replies.keep({ headers: {} } as Request, {} as never, stale, '{}');
    await ask();
    expect(made).toBe(3);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import express, { type ErrorRequestHandler, type Request } from 'express';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { RequestWithActor } from '../access/access.guard.js';
import { ReadyReplies } from './ready-replies.js';

/** Enough for some of the replies below. */
const MAX_BYTES = 50;
let replies: ReadyReplies;
let server: Server;
let made: number;
/** What the database does when it is asked. */
let answers: () => Promise<void>;

beforeEach(async () => {
  made = 0;
  answers = async () => undefined;
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
  app.use((request: RequestWithActor, response, next) => {
    response.setHeader('X-Frame-Options', 'DENY');
    // As the guards do, who trim the names of cookies.
    if (/^session *=/.test(request.headers.cookie ?? ''))
      request.actor = { userId: 'one', sessionId: 'two', role: 'student' };
    next();
  });
  app.get('/list', (request: Request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache');
    if (request.query['greets'] !== undefined) response.setHeader('Set-Cookie', 'seen=1');
    const make = async () => {
      made += 1;
      const now = made;
      await answers();
      return now;
    };
    const write = (now: number) => {
      response.setHeader('Link', `</list?${now}>`);
      return JSON.stringify({ made: now });
    };
    replies
      .answer(request, response, make, write)
      .then((json) => response.type('json').send(json))
      .catch(next);
  });
  app.use(((error, _request, response, _next) => {
    response.status(503).end(String(error));
  }) satisfies ErrorRequestHandler);
  for (const path of ['/api/learning/watch', '/api/course/getcreator'])
    app.post(path, (_request, response) => void response.json({}));
  app.post('/api/course/create', (_request, response) => void response.json({}));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  jest.restoreAllMocks();
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

function later(seconds: number): void {
  const now = performance.now() + seconds * 1_000;
  jest.spyOn(performance, 'now').mockReturnValue(now);
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

  it('are never what a member got, however the cookie of the session is written', async () => {
    for (const cookie of ['session=1', 'session =1']) await ask({ cookie });
    expect(JSON.parse((await ask()).body.toString())).toEqual({ made: 3 });
  });

  it('grow old though the clock of the machine is put back', async () => {
    await ask();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    later(6);
    await ask();
    expect(made).toBe(2);
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
    for (const accepted of ['gzip, br;q=0', 'BR;Q=0.000', 'br ; q=0, identity', 'x-br'])
      expect((await ask({ 'accept-encoding': accepted })).body).toEqual(body);
    for (const accepted of ['gzip, br', 'gzip,br;q=0.5', 'br;q=1.0, *;q=0'])
      expect((await ask({ 'accept-encoding': accepted })).body).toEqual(packed.body);
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
    answers = async () => replies.forget();
    await ask();
    await ask();
    expect(made).toBe(4);
  });
});

describe('While the database does not answer', () => {
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  it('visitors get the earlier reply with its headers and its age, and nobody else waits', async () => {
    const { body, headers } = await ask();
    answers = away;
    later(20);
    for (let times = 0; times < 3; times += 1) {
      const reply = await ask();
      expect([reply.status, reply.body]).toEqual([200, body]);
      expect(reply.headers).toMatchObject({ link: headers.link, etag: headers.etag, age: '20' });
    }
    expect(made).toBe(2);
  });

  it('nobody waits for long, though an answer may come at last', async () => {
    const { body } = await ask();
    let comes = () => {};
    answers = () => new Promise((resolve) => (comes = resolve));
    later(20);
    const from = Date.now();
    expect((await ask()).body).toEqual(body);
    expect(Date.now() - from).toBeLessThan(4_500);
    comes();
    expect((await ask()).headers.age).toBe('20');
  });

  it('somebody tries again every few seconds, and then all get what is true', async () => {
    await ask();
    answers = away;
    later(20);
    await ask();
    later(6);
    await ask();
    await ask();
    expect(made).toBe(3);
    answers = async () => undefined;
    later(6);
    const { headers, body } = await ask();
    expect([headers.age, body.toString()]).toEqual([undefined, '{"made":4}']);
    await ask();
    expect(made).toBe(4);
  });

  it('changes may be unheard of, too', async () => {
    const { body } = await ask();
    answers = away;
    replies.trust(false);
    expect(await ask()).toMatchObject({ status: 200, body });
    replies.trust(true);
    expect((await ask()).status).toBe(503);
  });

  it('no reply is given that a change made wrong, nor one older than a minute', async () => {
    await ask();
    await ask({}, '/list?other');
    answers = away;
    later(61);
    expect((await ask()).status).toBe(503);
    replies.forget();
    expect((await ask({}, '/list?other')).status).toBe(503);
  });

  it('members are told so', async () => {
    await ask();
    answers = away;
    later(20);
    expect((await ask({ cookie: 'session=abc' })).status).toBe(503);
  });

  it('a mistake of ours stays one', async () => {
    await ask();
    answers = () => Promise.reject(new Error('mistake'));
    later(20);
    expect((await ask()).status).toBe(503);
  });
});

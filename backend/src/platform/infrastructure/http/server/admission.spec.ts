import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { admission, inNoPlace, inPlace, leavePlace } from './admission.js';
import type { FrontStep } from './front.js';
import { readForm } from '../bodies/multipart.js';

/** More than systems buffer for a reader that does not read. */
const LONG = Buffer.alloc(64 * 1024 * 1024);

/** Reads its body as routes do. */
async function echo(request: Request, response: Response): Promise<void> {
  let body = '';
  try {
    await inNoPlace(request, async () => {
      for await (const chunk of request) body += String(chunk);
    });
    response.end(body);
  } catch (error) {
    response.writeHead(503).end(error instanceof Error ? error.message : '');
  }
}

/** Reads a form as routes do. */
async function takeForm(request: Request, response: Response): Promise<void> {
  const rule = { maxBytes: 1_000, receive: text, discard: async () => undefined };
  try {
    const { fields, file } = await readForm(request, 'photo', rule);
    response.end(JSON.stringify({ ...fields, file }));
  } catch {
    response.writeHead(503).end();
  }
}

const NAME = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n';
const PHOTO =
  '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\npixels\r\n';
const END = '--b--\r\n';
const headOf = (form: string) =>
  'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  `Content-Length: ${form.length}\r\n\r\n`;

/** As the gate of a video, which knows most who come by what they bring. */
async function ask(request: Request, response: Response): Promise<void> {
  try {
    await inPlace(request, async () => undefined);
    response.end('done');
  } catch {
    response.writeHead(503).end();
  }
}

let server: Server;
let admit: FrontStep;
let url: string;
let finish: () => void;
let arrived: Promise<void>;

beforeEach(async () => {
  let arrive: () => void = () => undefined;
  arrived = new Promise((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (finish = resolve));
  admit = admission(['X-Frame-Options', 'DENY'], { atOnce: 1 });
  const work = (request: Request, response: Response): void => {
    arrive();
    if (request.url === '/long') response.end(LONG);
    else if (request.url === '/file') Readable.from([LONG, LONG]).pipe(response);
    else if (request.url === '/api/media/1/master.m3u8') void ask(request, response);
    else if (request.url === '/body') void echo(request, response);
    else if (request.url === '/form') void takeForm(request, response);
    else if (request.url === '/bytes') leavePlace(request);
    else if (request.url !== '/slow') response.end('done');
    else void released.then(() => response.end('done'));
  };
  server = createServer((plain, reply) => {
    const request = Object.assign(plain, { id: 'its id' }) as IncomingMessage as Request;
    const response = reply as Response;
    admit(request, response, () => work(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** An admitted client that does not read by itself. */
async function says(words: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause().write(words);
  await arrived;
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket.resume(), 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString();
}

describe('Admission', () => {
  it('tells whoever comes beyond the limit to come back, and says when', async () => {
    const slow = fetch(`${url}/slow`);
    await arrived;
    const refused = await fetch(`${url}/next`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-request-id')).toBe('its id');
    expect(refused.headers.get('x-frame-options')).toBe('DENY');
    expect(await refused.json()).toEqual({
      ...{ code: 'UNAVAILABLE', statusCode: 503, requestId: 'its id' },
      message: 'The service is busy. Please try again in a moment.',
    });
    finish();
    expect((await slow).status).toBe(200);
  });

  it.each([
    ['keeps the connection of whoever brought little', 1_000, 'keep-alive'],
    ['closes the connection of whoever brings much', 1_000_000, 'close'],
  ])('%s', async (_, bytes, connection) => {
    const slow = fetch(`${url}/slow`);
    await arrived;
    const refused = await fetch(url, { method: 'POST', body: 'x'.repeat(bytes) });
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, connection]);
    finish();
    await slow;
  });

  it('lets the next one in as soon as one is done', async () => {
    const slow = fetch(`${url}/slow`);
    await arrived;
    finish();
    await (await slow).text();
    expect((await fetch(`${url}/next`)).status).toBe(200);
  });

  it('gives the place of a client that went away to the next one', async () => {
    const impatient = new AbortController();
    const slow = fetch(`${url}/slow`, { signal: impatient.signal });
    await arrived;
    impatient.abort();
    await expect(slow).rejects.toThrow();
    let { status } = await fetch(`${url}/next`);
    for (let tries = 0; status === 503 && tries < 50; tries += 1)
      ({ status } = await fetch(`${url}/next`));
    expect(status).toBe(200);
  });

  it.each([
    '/health/live',
    '/api/media/1/720p/init.mp4',
    '/api/files/a.png?signature=1',
    '/api/course/lecturestatus/1/events',
  ])('always lets %s pass', async (path) => {
    const slow = fetch(`${url}/slow`);
    await arrived;
    expect((await fetch(`${url}${path}`)).status).toBe(200);
    finish();
    await slow;
  });

  it('keeps no place for a client that takes its time to send', async () => {
    const sender = await says('POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na');
    expect((await fetch(`${url}/next`)).status).toBe(200);
    sender.write('b');
    expect(await answerOf(sender)).toContain('HTTP/1.1 200');
  });

  it('has no place for what was sent slowly while others work', async () => {
    const sender = await says('POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na');
    const slow = fetch(`${url}/slow`);
    await once(server, 'request');
    sender.write('b');
    expect(await answerOf(sender)).toContain('HTTP/1.1 503');
    finish();
    expect((await slow).status).toBe(200);
    expect((await fetch(`${url}/next`)).status).toBe(200);
  });

  it('has a place for a form only once it is here, and refuses it where there is none', async () => {
    const sender = await says(headOf(NAME + END) + NAME);
    const slow = fetch(`${url}/slow`);
    await once(server, 'request');
    sender.write(END);
    expect(await answerOf(sender)).toContain('HTTP/1.1 503');
    finish();
    expect((await slow).status).toBe(200);
  });

  it('has a form that brought a file wait a moment for a place', async () => {
    const sender = await says(headOf(NAME + PHOTO + END) + NAME);
    const slow = fetch(`${url}/slow`);
    await once(server, 'request');
    sender.write(PHOTO + END);
    const answer = answerOf(sender);
    expect(await Promise.race([answer, sleep(150, 'waits')])).toBe('waits');
    finish();
    expect((await slow).status).toBe(200);
    expect(await answer).toContain('{"name":"Asha","file":"pixels"}');
  });

  it('keeps no place for bytes on their way to a file', async () => {
    const sender = await says('PATCH /bytes HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na');
    expect((await fetch(`${url}/next`)).status).toBe(200);
    sender.destroy();
  });

  it.each(['/long', '/file'])(
    'keeps no place for one who takes its time to read %s',
    async (at) => {
      const reader = await says(`GET ${at} HTTP/1.1\r\nHost: x\r\n\r\n`);
      expect((await fetch(`${url}/next`)).status).toBe(200);
      reader.destroy();
    },
  );

  it('has no place for what a request it let pass needs after all, while others work', async () => {
    const ask = async () => (await fetch(`${url}/api/media/1/master.m3u8`)).status;
    const slow = fetch(`${url}/slow`);
    await arrived;
    expect(await ask()).toBe(503);
    finish();
    await slow;
    expect([await ask(), await ask()]).toEqual([200, 200]);
  });

  it('leaves places to others, however much one of them asks for', async () => {
    const addressOf = ({ headers }: Request) => headers.from ?? null;
    admit = admission([], { atOnce: 3, mostOfOne: 2, addressOf });
    const ask = (from: string, path: string) => fetch(`${url}${path}`, { headers: { from } });
    const first = ask('one', '/slow');
    await once(server, 'request');
    const greedy = [first, ask('one', '/slow')];
    await once(server, 'request');
    expect((await ask('one', '/next')).status).toBe(503);
    expect((await ask('another', '/next')).status).toBe(200);
    finish();
    await Promise.all(greedy);
    expect((await ask('one', '/next')).status).toBe(200);
  });

  it.each([
    ['says it brings a form', '/next', { 'content-type': 'multipart/form-data' }],
    ['is named like a stream', '/api/course/getcourse/events', {}],
    ['names a file behind its address', '/api/course?of=/api/files/a.png', {}],
    ['is about an upload', '/api/uploads/1', {}],
  ])('counts a question that %s', async (_, path, headers) => {
    const slow = fetch(`${url}/slow`);
    await arrived;
    expect((await fetch(`${url}${path}`, { headers })).status).toBe(503);
    finish();
    await slow;
  });

  it('counts what comes as a form, whatever it is sent to', async () => {
    const slow = fetch(`${url}/slow`);
    await arrived;
    const body = new FormData();
    body.set('name', 'Asha');
    expect((await fetch(`${url}/next`, { method: 'POST', body })).status).toBe(503);
    finish();
    await slow;
  });
});

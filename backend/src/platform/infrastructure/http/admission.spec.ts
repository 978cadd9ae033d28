import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { admission, inNoPlace } from './admission.js';

/** More than what systems take from a sender whose reader does not read. */
const LONG = Buffer.alloc(64 * 1024 * 1024);

/** As routes read their bodies. */
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

let server: Server;
let url: string;
let finish: () => void;
let arrived: Promise<void>;

beforeEach(async () => {
  let arrive: () => void = () => undefined;
  arrived = new Promise((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (finish = resolve));
  const admit = admission(['X-Frame-Options', 'DENY'], 1);
  const work = (request: Request, response: Response): void => {
    arrive();
    if (request.url === '/long') response.end(LONG);
    else if (request.url === '/body') void echo(request, response);
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

/** A client that is let in and reads nothing by itself. */
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

  it('keeps no place for a client that takes its time to read', async () => {
    const reader = await says('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await fetch(`${url}/next`)).status).toBe(200);
    reader.destroy();
  });

  it.each([
    ['says it brings a form', '/next', { 'content-type': 'multipart/form-data' }],
    ['is named like a stream', '/api/course/getcourse/events', {}],
    ['names a file behind its address', '/api/course?of=/api/files/a.png', {}],
  ])('counts a question that %s', async (_, path, headers) => {
    const slow = fetch(`${url}/slow`);
    await arrived;
    expect((await fetch(`${url}${path}`, { headers })).status).toBe(503);
    finish();
    await slow;
  });
});

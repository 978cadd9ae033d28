import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { drain } from './drain.js';

let server: Server;

/** Another thread connects and sends, tells that through `sent`, and then what was answered until the connection closed. */
const CLIENT = `
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
  parentPort.once('message', () => {
    let answer = '';
    const socket = require('node:net').connect(port, '127.0.0.1', () =>
      socket.write('POST / HTTP/1.1\\r\\nHost: here\\r\\nConnection: close\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
        Atomics.store(sent, 0, 1);
        Atomics.notify(sent, 0);
      }));
    socket.on('data', (part) => (answer += part)).on('error', () => undefined);
    socket.on('close', () => parentPort.postMessage(answer));
  });`;
const sent = new Int32Array(new SharedArrayBuffer(4));

async function listening(answer: () => Promise<string>): Promise<string> {
  server = createServer((_request, response) => void answer().then((text) => response.end(text)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => server.closeAllConnections());

describe('Draining', () => {
  it('lets a reply that is under way arrive whole, and accepts no further connection', async () => {
    let finish: (text: string) => void = () => undefined;
    let arrived: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (arrived = resolve));
    const url = await listening(() => {
      arrived();
      return new Promise((resolve) => (finish = resolve));
    });
    const reply = fetch(url);
    await inside;
    const drained = drain(server, 0);
    while (server.listening) await sleep(1);
    await expect(fetch(url)).rejects.toThrow();
    finish('whole');
    expect(await (await reply).text()).toBe('whole');
    await drained;
  });

  it('still serves whoever came before its end while the process was busy', async () => {
    const url = await listening(() => Promise.resolve('here'));
    const client = new Worker(CLIENT, {
      eval: true,
      workerData: { port: new URL(url).port, sent },
    });
    await once(client, 'online');
    const noticeMs = 50;
    const drained = drain(server, noticeMs);
    const began = performance.now();
    client.postMessage('now');
    Atomics.wait(sent, 0, 0, 10_000);
    while (performance.now() < began + noticeMs + 10);
    const [answer] = (await once(client, 'message')) as [string];
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*here/);
    await drained;
  });

  it('still serves whoever comes while others take notice', async () => {
    const url = await listening(() => Promise.resolve('here'));
    const drained = drain(server, 2_000);
    expect(await (await fetch(url)).text()).toBe('here');
    await drained;
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drain } from './drain.js';

let server: Server;

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

  it('still serves whoever comes while others take notice', async () => {
    const url = await listening(() => Promise.resolve('here'));
    const drained = drain(server, 2_000);
    expect(await (await fetch(url)).text()).toBe('here');
    await drained;
  });
});

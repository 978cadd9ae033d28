import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../testing/eventually.js';
import { limitSlowClients, patienceFor } from './slow-clients.js';

let server: Server;
let bytes = 0;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function connected(): Promise<Socket & { closedByServer?: boolean }> {
  bytes = 0;
  server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end('done'));
    request.on('error', () => undefined);
  });
  limitSlowClients(server, { headersMs: 10_000, silenceMs: 800, idleMs: 20_000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n');
  return socket;
}

describe('A client that sends its body slowly', () => {
  it('is cut off when it falls silent', async () => {
    const socket = await connected();
    socket.write('a');
    await eventually(
      'the end of the silent connection',
      () => socket.destroyed || socket.readableEnded,
    );
    expect(bytes).toBe(1);
  });

  it('may take as long as a stream likes while something moves: only what is held in memory has an end', async () => {
    const socket = await connected();
    for (const letter of 'abcdefgh') {
      socket.write(letter);
      await sleep(150);
    }
    await eventually('the last of the letters', () => bytes === 8);
  });
});

describe('A client that had its answer', () => {
  it('may ask again on the same connection after longer than a request may be silent', async () => {
    const socket = await connected();
    let answers = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answers += text));
    socket.write('abcdefgh');
    await eventually('the first answer', () => answers.includes('done'));
    await sleep(1_200);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\na');
    await eventually('the second answer', () => answers.split('done').length === 3);
  });
});

describe('The patience for a body that is held in memory', () => {
  it('does for 256 KB at 64 kbit/s, and for little more', () => {
    const takesMs = (256_000 * 8) / 64;
    expect(patienceFor(256_000)).toBeGreaterThan(takesMs + 20_000);
    expect(patienceFor(256_000)).toBeLessThan(takesMs + 40_000);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Log } from '../../logging/log.js';
import { answerUnreadable } from './unreadable.js';

let server: Server;
let client: Socket;
let received: string;
let logged: object[];

beforeEach(async () => {
  // Replies that begin and never end.
  server = createServer((_request, response) => response.writeHead(200).write('a part'));
  logged = [];
  const log = { info: (details: object) => logged.push(details) } as unknown as Log;
  answerUnreadable(server, ['X-Always', 'here'], log);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  received = '';
  client.on('data', (text: string) => (received += text));
});

afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('A connection that carries no HTTP', () => {
  it('gets an error with the headers of every reply, and its end', async () => {
    client.write('rubbish\r\n\r\n');
    await once(client, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nX-Always: here\r\n/);
    expect(received).toContain('"code":"VALIDATION_FAILED"');
    expect(logged).toMatchObject([{ res: { statusCode: 400 }, reason: 'HPE_INVALID_METHOD' }]);
  });

  it('gets its end alone within a reply, which an error would be taken for a part of', async () => {
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    while (!received.includes('a part')) await once(client, 'data');
    const before = received;
    client.write('rubbish\r\n\r\n');
    await once(client, 'close');
    expect(received).toBe(before);
  });
});

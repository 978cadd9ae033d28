import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({
    PUBLIC_URL: 'http://lectern.example:8000',
    TRUST_PROXY: 'true',
  });
}, 60_000);
afterAll(() => app.close());

/** The status of the mail box for a browser that was led here by this name. */
async function statusAs(host: string): Promise<number> {
  const headers = { host, 'x-forwarded-host': 'localhost' };
  const request = get(`${app.url}/dev/mail`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

it.each(['localhost:8000', '127.0.0.1:8000', '[::1]:8000', '192.168.1.5', 'lectern.example:8000'])(
  'The mails of a demo are shown at %s',
  async (host) => {
    expect(await statusAs(host)).toBe(200);
  },
);

it.each([
  'evil.example',
  'evil.example:8000',
  'lectern.example.evil.example',
  'localhost.evil.example',
])('The mails of a demo are not shown to a page of %s that was made to lead here', async (host) => {
  expect(await statusAs(host)).toBe(404);
});

it('The mails of a demo are not shown to who names no host', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /dev/mail HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
});

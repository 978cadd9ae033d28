import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const login = (body: string, headers: Record<string, string> = {}) =>
  app
    .visitor()
    .send<{ code: string; message: string; requestId: string }>('POST', '/api/auth/login', body, {
      headers,
    });
const good = JSON.stringify({ email: 'nobody@example.com', password: 'x' });

describe('Errors', () => {
  it('have one shape, and the request id of the reply', async () => {
    const reply = await login('{}');
    expect(Object.keys(reply.body).sort()).toEqual([
      'code',
      'errors',
      'message',
      'requestId',
      'statusCode',
    ]);
    expect(reply.body.requestId).toBe(reply.headers.get('x-request-id'));
  });

  it.each([
    ['JSON that is cut short', '{"email":', {}, 400],
    ['JSON that is no object', '"text"', {}, 400],
    ['JSON nested too deep', `${'['.repeat(40)}${']'.repeat(40)}`, {}, 400],
    ['JSON nested absurdly deep', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, {}, 400],
    ['a key that poisons prototypes', '{"__proto__":{"a":1},"email":"a@example.com"}', {}, 400],
    ['a NUL', '{"email":"a\\u0000@example.com","password":"x"}', {}, 400],
    ['a lone surrogate', '{"email":"\\ud800@example.com","password":"x"}', {}, 400],
    ['more than 100 kB', JSON.stringify({ email: 'a'.repeat(100_001) }), {}, 413],
    ['plain text', good, { 'content-type': 'text/plain' }, 415],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another charset', good, { 'content-type': 'application/json; charset=utf-7' }, 415],
  ])('answer %s', async (_, body, headers, status) => {
    const reply = await login(body, headers);
    expect(reply.status).toBe(status);
    expect(reply.body.message.length).toBeLessThanOrEqual(200);
  });

  it('answer text that is no UTF-8, which would be read as another one', async () => {
    const body = Buffer.from('{"email":"a@example.com","password":"caf\u00e9"}', 'latin1');
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body });
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
  });

  it('answer a compressed body where bytes are signed, of which a little may become a lot', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    const body = gzipSync('{}');
    const url = `${app.url}/api/payment/webhook`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(415);
  });

  it('say 404 for addresses that do not exist and 405 for methods that do not', async () => {
    expect((await app.visitor().get('/api/nothing')).body).toMatchObject({ code: 'NOT_FOUND' });
    const wrongMethod = await app.visitor().get('/api/auth/login');
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
    expect(wrongMethod.body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it('say 405 to another site as well, which changes nothing by a method that does not exist', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const reply = await app.visitor().post('/api/user/currentuser', {}, { headers });
    expect(reply.status).toBe(405);
  });
});

describe('Requests from other sites', () => {
  it.each([
    ['named by the browser', { 'sec-fetch-site': 'cross-site' }],
    ['named by their origin', { origin: 'https://evil.example' }],
    ['with an opaque origin', { origin: 'null' }],
  ])('are refused, %s', async (_, headers) => {
    expect((await login(good, headers)).status).toBe(403);
    expect((await app.visitor().get('/api/auth/logout', { headers })).status).toBe(403);
  });

  it.each(['/api/auth/logout/', '/api/auth/LOGOUT'])('log nobody out through %s', async (path) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.visitor().get(path, { headers })).status).toBe(403);
  });

  it.each([
    ['named by the browser', { 'sec-fetch-site': 'cross-site' }],
    ['named by their origin', { origin: 'https://evil.example' }],
    ['made before anybody wants them', { 'sec-purpose': 'prefetch' }],
    ['from a neighbor of the site', { 'sec-fetch-site': 'same-site' }],
  ])('log nobody out, %s, by HEAD nor by GET', async (_, headers) => {
    const member = await app.signUp('student');
    for (const method of ['HEAD', 'GET'])
      expect((await member.send(method, '/api/auth/logout', undefined, { headers })).status).toBe(
        403,
      );
    expect((await member.get('/api/user/currentuser')).status).toBe(200);
  });

  it('are no matter when they only read', async () => {
    const reply = await app
      .visitor()
      .get('/health/live', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(reply.status).toBe(200);
  });

  it('are told from the site itself and from programs', async () => {
    expect((await login(good, { origin: app.url, 'sec-fetch-site': 'same-origin' })).status).toBe(
      401,
    );
    expect((await login(good)).status).toBe(401);
  });
});

describe('Replies', () => {
  it('carry the headers that protect a browser', async () => {
    const { headers } = await app.visitor().get('/health/ready');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    const ofApi = await app.visitor().get('/api/course/getpublishedcoures');
    expect(ofApi.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    const docs = await app.visitor().get('/api/docs');
    expect(docs.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('that want to know who asks say how to tell, in no way that makes browsers ask for a password', async () => {
    const visitor = app.visitor();
    const wrong = { email: 'nobody@example.com', password: 'wrong' };
    for (const { status, headers } of [
      await visitor.get('/api/user/currentuser'),
      await visitor.post('/api/auth/login', wrong),
      await visitor.get('/api/user/currentuser', { headers: { authorization: 'Basic YTpi' } }),
    ])
      expect([status, headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer realm="Lectern", Cookie realm="Lectern"',
      ]);
    expect((await visitor.get('/health/ready')).headers.get('www-authenticate')).toBeNull();
  });
});

describe('What is no HTTP', () => {
  /** The status, headers and body of everything that the server sends until it closes the connection. */
  async function replyTo(text: string) {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (chunk: string) => (received += chunk));
    socket.write(text);
    await once(socket, 'close');
    const [head = '', body = ''] = received.split('\r\n\r\n');
    const [, status] = head.split(' ');
    return { status: Number(status), head, problem: JSON.parse(body) as object };
  }

  it.each([
    ['a line of rubbish', 'rubbish\r\n\r\n', 400, 'VALIDATION_FAILED'],
    ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'VALIDATION_FAILED'],
    [
      'headers of more than 16 KB',
      `GET /api/site HTTP/1.1\r\nHost: x\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'two lengths of one body',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      400,
      'VALIDATION_FAILED',
    ],
  ])('is answered in the shape of every error: %s', async (_, text, status, code) => {
    const reply = await replyTo(text);
    expect([reply.status, reply.problem]).toMatchObject([status, { statusCode: status, code }]);
    expect(reply.head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(reply.head).toMatch(/^connection: close$/im);
  });
});

describe('A hundred clients that never come to the end of what they send', () => {
  const head = 'POST /api/payment/webhook HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n{';

  it('keep nobody else out', async () => {
    const senders = Array.from({ length: 100 }, () => connect(Number(new URL(app.url).port)));
    await Promise.all(senders.map((sender) => once(sender, 'connect')));
    for (const sender of senders) sender.write(head);
    // As long as it takes to admit the first of them.
    await sleep(500);
    expect((await app.visitor().get('/api/site')).status).toBe(200);
    for (const sender of senders) sender.destroy();
  });
});

describe('With APP_ENV=production', () => {
  it('the doors for tests and demos do not exist', async () => {
    const production = await TestApp.start({
      APP_ENV: 'production',
      PUBLIC_URL: 'https://lectern.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SANDBOX_SECRET: '',
    });
    try {
      for (const path of ['/dev/mail', '/dev/identity/token', '/dev/payments/order/pay'])
        expect(
          (
            await production
              .visitor()
              .post(path, {}, { headers: { origin: 'https://lectern.example' } })
          ).status,
        ).toBe(404);
    } finally {
      await production.close();
    }
  }, 60_000);
});

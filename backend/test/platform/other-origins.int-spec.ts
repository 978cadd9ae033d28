import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/test-app.js';

const OURS = 'https://www.example.com';
const STRANGE = 'https://evil.example';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api', ALLOWED_ORIGINS: OURS });
}, 60_000);
afterAll(() => app.close());

const preflight = (path: string, origin: string) =>
  fetch(app.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'content-type,tus-resumable',
    },
  });
const allowedBy = ({ headers }: { headers: Headers }) => [
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
];

describe('A page of an origin in ALLOWED_ORIGINS', () => {
  it('may ask before it calls, and is answered before anything else is looked at', async () => {
    const reply = await preflight('/api/uploads/no-id', OURS);
    expect([reply.status, ...allowedBy(reply)]).toEqual([204, OURS, 'true']);
    expect(reply.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(reply.headers.get('access-control-allow-headers')).toBe('content-type,tus-resumable');
    expect(reply.headers.get('vary')).toContain('Origin');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may write with the cookies of its visitor, and read what comes back, refusals too', async () => {
    const member = await app.signUp('student');
    const headers = { origin: OURS, 'sec-fetch-site': 'same-site' };
    const loggedOut = await member.post('/api/auth/logout', {}, { headers });
    expect([loggedOut.status, ...allowedBy(loggedOut)]).toEqual([200, OURS, 'true']);
    const refused = await app.visitor().post('/api/auth/login', {}, { headers });
    expect([refused.status, ...allowedBy(refused)]).toEqual([400, OURS, 'true']);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('reads what all visitors read, and what is kept for them says nothing of it', async () => {
    const path = '/api/course/getpublishedcourses';
    for (const origin of [OURS, undefined, OURS, STRANGE]) {
      const reply = await app.visitor().get(path, origin ? { headers: { origin } } : {});
      expect(reply.status).toBe(200);
      expect(allowedBy(reply)).toEqual(origin === OURS ? [OURS, 'true'] : [null, null]);
      expect(reply.headers.get('vary')).toMatch(/\bOrigin\b/);
    }
  });

  it.each(['/api/ops/health', '/API/OPS/users', '/api/payment/webhook', '/health/live'])(
    'has no way to %s',
    async (path) => {
      expect(allowedBy(await preflight(path, OURS))).toEqual([null, null]);
    },
  );
});

describe('A page of any other origin', () => {
  it.each([STRANGE, 'null', `${OURS}.evil.example`, 'http://www.example.com'])(
    'is told nothing: %s',
    async (origin) => {
      expect(allowedBy(await preflight('/api/auth/login', origin))).toEqual([null, null]);
      const reply = await app.visitor().post('/api/auth/login', {}, { headers: { origin } });
      expect([reply.status, ...allowedBy(reply)]).toEqual([403, null, null]);
    },
  );
});

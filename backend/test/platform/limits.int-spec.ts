import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addLecture, createCourse, form } from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  // Behind a proxy, so that tests can use any address.
  app = await TestApp.start({
    TRUST_PROXY: 'true',
    RATE_LIMITS:
      'login=2/60,search=2/60,code=1/60,export=1/60,captions=1/60,password-change=1/60,order=1/60',
  });
}, 60_000);
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const nobody = (n: number) => ({ email: `nobody-${n}@example.com`, password: 'wrong horse' });
const refusal = { statusCode: 429, code: 'RATE_LIMITED', message: expect.any(String) };

async function statuses(calls: readonly (() => ReturnType<HttpClient['post']>)[]) {
  const replies = [];
  for (const call of calls) replies.push((await call()).status);
  return replies;
}

describe('A limit per network address', () => {
  it('answers 429 with Retry-After and leaves other addresses alone', async () => {
    const log = (n: number, address: string) => () =>
      app.visitor().post('/api/auth/login', nobody(n), from(address));
    expect(await statuses([log(1, '203.0.113.1'), log(2, '203.0.113.1')])).toEqual([401, 401]);
    const third = await log(3, '203.0.113.1')();
    expect(third.body).toMatchObject(refusal);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await log(3, '203.0.113.2')()).status).toBe(401);
  });

  it('tells what is left of it', async () => {
    const log = () => app.visitor().post('/api/auth/login', nobody(9), from('203.0.113.9'));
    const { headers } = await log();
    expect(headers.get('ratelimit-policy')).toBe('"login";q=2;w=60');
    expect(headers.get('ratelimit')).toBe('"login";r=1;t=60');
    await log();
    const refused = (await log()).headers;
    expect(refused.get('ratelimit-policy')).toBe('"login";q=2;w=60');
    expect(refused.get('ratelimit')).toMatch(/^"login";r=0;t=(60|5\d)$/);
  });

  it('comes before anything else is looked at', async () => {
    const send = () => app.visitor().post('/api/auth/sendotp', { email: 7 }, from('203.0.113.3'));
    expect(await statuses([send, send])).toEqual([400, 429]);
  });

  it('does not bind this machine outside production', async () => {
    const log = (n: number) => () => app.visitor().post('/api/auth/login', nobody(n));
    expect(await statuses([log(4), log(5), log(6)])).toEqual([401, 401, 401]);
  });
});

describe('A limit per account', () => {
  it('follows the member from address to address', async () => {
    const [one, other] = await Promise.all([app.signUp('student'), app.signUp('student')]);
    const search = (member: HttpClient, n: number) => () =>
      member.post('/api/ai/search', { input: 'photography' }, from(`198.51.100.${n}`));
    expect(await statuses([search(one, 1), search(one, 2), search(one, 3)])).toEqual([
      200, 200, 429,
    ]);
    expect((await search(other, 1)()).status).toBe(200);
  });

  it('has the captions of an educator fill the database slowly', async () => {
    const educator = await app.signUp('educator');
    const lecture = await addLecture(educator, (await createCourse(educator))._id);
    const put = () =>
      educator.post(
        `/api/course/captions/${lecture._id}`,
        form({ language: 'en', captions: new Blob(['WEBVTT\n']) }),
        from('198.51.100.10'),
      );
    expect((await put()).status).not.toBe(429);
    expect((await put()).body).toMatchObject(refusal);
  });

  it('has somebody who changes the password again and again send few notices', async () => {
    const member = await app.signUp('student');
    const [one, other] = ['correct horse battery', 'a better horse battery'];
    const change = (currentPassword: string, newPassword: string) =>
      member.post(
        '/api/user/changepassword',
        { currentPassword, newPassword },
        from('198.51.100.11'),
      );
    expect((await change(one, other)).status).toBe(200);
    expect((await change(other, one)).body).toMatchObject(refusal);
  });

  it('keeps a member from having the payment provider open one order after the other', async () => {
    const [member, educator] = [await app.signUp('student'), await app.signUp('educator')];
    const { _id: courseId } = await createCourse(educator, { isPublished: 'true', price: '499' });
    const order = () =>
      member.post('/api/payment/create-order', { courseId }, from('198.51.100.12'));
    expect((await order()).status).toBe(200);
    expect((await order()).body).toMatchObject(refusal);
  });

  it('spares the others an export that is asked for again and again', async () => {
    const member = await app.signUp('educator');
    const ask = () => member.get('/api/user/export', from('198.51.100.9'));
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  });
});

describe('Failed log-ins', () => {
  const fail = (email: string) => () =>
    app.visitor().post('/api/auth/login', { email, password: 'wrong horse' });

  it('make the account wait, the right password as well', async () => {
    const { email } = (await app.signUp('student')).user;
    expect(await statuses([fail(email), fail(email), fail(email)])).toEqual([401, 401, 401]);
    const right = await app
      .visitor()
      .post('/api/auth/login', { email, password: 'correct horse battery' });
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('make an address wait that has no account, alike', async () => {
    const unknown = fail('no-such-account@example.com');
    expect(await statuses([unknown, unknown, unknown, unknown])).toEqual([401, 401, 401, 429]);
  });
});

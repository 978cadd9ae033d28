import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SignInWithProvider } from '../../src/modules/identity/application/sessions/sign-in-with-provider.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { overlap } from '../support/overlap.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const password = 'correct horse battery';
const newEmail = () => `${randomUUID()}@example.com`;
const account = (over: object = {}) => ({ name: 'Asha', email: newEmail(), password, ...over });

describe('Signing up', () => {
  it('opens an account and starts a session in an HttpOnly cookie', async () => {
    const client = app.visitor();
    const reply = await client.post('/api/auth/signup', account({ name: '  Asha Rao ' }));
    expect(reply.status).toBe(201);
    expect(Object.keys(reply.body).sort()).toEqual(
      [
        '_id',
        'description',
        'email',
        'enrolledCourses',
        'emailVerified',
        'hasPassword',
        'memberSince',
        'name',
        'photoUrl',
        'role',
      ].sort(),
    );
    expect(reply.body).toMatchObject({ name: 'Asha Rao', role: 'student', enrolledCourses: [] });
    expect(reply.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))).toMatch(
      /HttpOnly.*SameSite=Strict/,
    );
    expect((await client.get('/api/user/currentuser')).body).toEqual(reply.body);
  });

  it('gives the browser an id that outlives the session and that the next log-in leaves alone', async () => {
    const client = app.visitor();
    const mine = account();
    const reply = await client.post('/api/auth/signup', mine);
    const given = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('device='));
    expect(given).toMatch(/^device=[\w-]{43};.*Max-Age=31536000.*HttpOnly.*SameSite=Lax/);
    const id = client.cookie('device');
    await client.post('/api/auth/logout');
    expect(client.cookie('device')).toBe(id);
    const again = await client.post('/api/auth/login', mine);
    expect(again.headers.getSetCookie().join()).not.toContain('device=');
    const rows = await app.sql.rows<{ marks: number; ids: number }>(
      `select count(distinct device_mark)::int as marks, count(*) filter (where device_mark = $2)::int as ids
       from identity.session where user_id = $1`,
      [reply.body['_id'], id],
    );
    expect(rows).toEqual([{ marks: 1, ids: 0 }]);
  });

  it('refuses an address that has an account, in whatever case', async () => {
    const first = account();
    await app.visitor().post('/api/auth/signup', first);
    const reply = await app
      .visitor()
      .post('/api/auth/signup', { ...first, email: first.email.toUpperCase() });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'An account with this email already exists.',
    });
  });

  it('makes one account of fifty sign-ups at the same moment', async () => {
    const same = account();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => app.visitor().post('/api/auth/signup', same)),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['password', { password: 'short' }],
    ['role', { role: 'ops' }],
    ['name', { name: 7 }],
    ['name', { name: 'x'.repeat(81) }],
  ])('names the field %s when it is wrong: %j', async (field, over) => {
    const reply = await app
      .visitor()
      .post<{ errors: { field: string }[] }>('/api/auth/signup', account(over));
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0]?.field).toBe(field);
  });
});

describe('Logging in', () => {
  it('answers an unknown address and a wrong password alike', async () => {
    const known = account();
    await app.visitor().post('/api/auth/signup', known);
    const wrong = await app
      .visitor()
      .post('/api/auth/login', { email: known.email, password: 'wrong horse' });
    const unknown = await app.visitor().post('/api/auth/login', { email: newEmail(), password });
    for (const reply of [wrong, unknown]) {
      expect(reply.status).toBe(401);
      expect(reply.body).toMatchObject({
        code: 'BAD_CREDENTIALS',
        message: 'Incorrect email or password.',
      });
    }
  });

  it('starts a session that logging out ends on the server', async () => {
    const known = account();
    await app.visitor().post('/api/auth/signup', known);
    const client = app.visitor();
    expect((await client.post('/api/auth/login', known)).status).toBe(200);
    const stolen = app.visitor();
    stolen.setCookie('session', client.cookie('session') ?? '');
    expect((await stolen.get('/api/user/currentuser')).status).toBe(200);
    expect((await client.get('/api/auth/logout')).body).toEqual({
      message: 'Logged out successfully!',
    });
    const after = await stolen.get('/api/user/currentuser');
    expect(after.status).toBe(401);
    expect(after.body).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please log in to continue.',
    });
  });

  it('takes the place of the session it came with', async () => {
    const known = account();
    const client = app.visitor();
    await client.post('/api/auth/signup', known);
    const before = app.visitor();
    before.setCookie('session', client.cookie('session') ?? '');
    expect((await client.post('/api/auth/login', known)).status).toBe(200);
    expect((await before.get('/api/user/currentuser')).status).toBe(401);
    expect((await client.get('/api/user/currentuser')).status).toBe(200);
  });

  it.each(['not.a.token', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.', ''])(
    'takes no session from the token %j',
    async (token) => {
      const client = app.visitor();
      client.setCookie('session', token);
      expect((await client.get('/api/user/currentuser')).status).toBe(401);
    },
  );
});

describe('Continuing with Google', () => {
  const token = async (email: string, emailVerified = true, name = 'Ravi') => {
    const reply = await app
      .visitor()
      .post<{ idToken: string }>('/dev/identity/token', { email, name, emailVerified });
    return reply.body.idToken;
  };

  it('opens an account with the chosen role, and finds it again', async () => {
    const email = newEmail();
    const body = { name: 'Ravi', email, role: 'educator', idToken: await token(email) };
    const first = await app.visitor().post('/api/auth/googlesignup', body);
    expect([first.status, first.body['role']]).toEqual([201, 'educator']);
    const again = await app.visitor().post('/api/auth/googlesignup', { ...body, role: '' });
    expect([again.status, again.body['_id']]).toEqual([200, first.body['_id']]);
  });

  it.each(['Asha\nBcc: somebody', 'Asha \u202eoaR', ''])(
    'takes no name beside a token without one that nobody could sign up with: %j',
    async (name) => {
      const email = newEmail();
      const body = { name, email, role: '', idToken: await token(email, true, '') };
      const reply = await app.visitor().post('/api/auth/googlesignup', body);
      expect([reply.status, reply.body['errors']]).toEqual([
        400,
        [{ field: 'name', message: 'Name is required.' }],
      ]);
    },
  );

  it('lets somebody who comes twice at the same moment into one account', async () => {
    const email = newEmail();
    const sign = { name: 'Ravi', email, role: '' as const, idToken: await token(email) };
    const here = { nonce: null, device: { name: 'curl', mark: null }, termsVersion: 1 };
    const signIn = app.nest.get(SignInWithProvider);
    const { status, body } = await overlap(
      app,
      () => signIn.execute({ ...sign, ...here }),
      () => app.visitor().post('/api/auth/googlesignup', sign),
    );
    const accounts = await app.sql.rows<{ id: string; sessions: number }>(
      `select u.id, count(*)::int as sessions
       from identity."user" u join identity.session s on s.user_id = u.id
       where u.email = $1 group by u.id`,
      [email],
    );
    expect(status).toBe(200);
    expect(accounts).toEqual([{ id: body['_id'], sessions: 2 }]);
  });

  it('gets no session of an account that is being locked, or whose link is about to fall', async () => {
    const email = newEmail();
    const sign = { name: 'Ravi', email, role: '', idToken: await token(email) };
    const { body } = await app.visitor().post('/api/auth/googlesignup', sign);
    const lock = () =>
      app.nest
        .get(Sql)
        .rows('update identity."user" set locked_at = created_at where id = $1', [body['_id']]);
    const { status, body: told } = await overlap(app, lock, () =>
      app.visitor().post('/api/auth/googlesignup', sign),
    );
    expect([status, told['code']]).toEqual([403, 'ACCOUNT_LOCKED']);
  });

  it.each([
    ['no token', async () => undefined],
    ['a token for another address', async () => token(newEmail())],
    ['an address that the provider did not verify', async (email: string) => token(email, false)],
    ['a token that nobody signed', async () => 'eyJhbGciOiJub25lIn0.e30.'],
  ])('refuses %s', async (_, idToken) => {
    const email = newEmail();
    const reply = await app.visitor().post('/api/auth/googlesignup', {
      name: 'Ravi',
      email,
      role: '',
      idToken: await idToken(email),
    });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({
      code: 'GOOGLE_UNVERIFIED',
      message: 'Google sign-in could not be verified.',
    });
  });

  it('binds a token to the browser that asked for its nonce', async () => {
    const email = newEmail();
    const client = app.visitor();
    const { body } = await client.get<{ nonce: string }>('/api/auth/google/nonce');
    const issued = await client.post<{ idToken: string }>('/dev/identity/token', {
      email,
      name: 'Ravi',
      emailVerified: true,
      nonce: body.nonce,
    });
    const sign = { name: 'Ravi', email, role: '', idToken: issued.body.idToken };
    expect((await app.visitor().post('/api/auth/googlesignup', sign)).status).toBe(401);
    expect((await client.post('/api/auth/googlesignup', sign)).status).toBe(201);
    expect((await client.post('/api/auth/googlesignup', sign)).status).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { identityState, PASSWORD } from './identity-state.js';
import { mailedCode } from './mailed.js';

let app: TestApp;
let member: HttpClient;
let stranger: HttpClient;
let resetToken: string;
let accessToken: string;
let before: unknown;
beforeAll(async () => {
  app = await TestApp.start();
  [member, stranger] = await Promise.all([app.signUp('student'), app.signUp('student')]);
  await app.visitor().post('/api/auth/sendotp', { email: member.user.email });
  const otp = await mailedCode(app, member.user.email);
  const proof = { email: member.user.email, otp };
  resetToken = (await app.visitor().post<{ resetToken: string }>('/api/auth/verifyotp', proof)).body
    .resetToken;
  const token = { name: 'Report', scopes: ['profile:read'] };
  accessToken = (await member.post<{ token: string }>('/api/user/tokens', token)).body.token;
  before = await identityState(app);
}, 60_000);
afterAll(() => app.close());

describe('A request from another site', () => {
  const email = 'newcomer@example.com';
  const calls: readonly [method: string, path: string, body: object | undefined][] = [
    ['POST', '/api/auth/signup', { name: 'Asha', email, password: PASSWORD }],
    ['POST', '/api/auth/login', { email, password: PASSWORD }],
    ['POST', '/api/auth/googlesignup', { email }],
    ['GET', '/api/auth/logout', undefined],
    ['POST', '/api/auth/logout', undefined],
    ['POST', '/api/auth/sendotp', { email }],
    ['POST', '/api/auth/verifyotp', { email, otp: '0000' }],
    ['POST', '/api/auth/resetpassword', { email, password: PASSWORD }],
    ['POST', '/api/auth/sendverification', undefined],
    ['POST', '/api/auth/verifyemail', { token: 'x' }],
    ['POST', '/api/user/updateprofile', new FormData()],
    ['POST', '/api/user/changepassword', {}],
    ['POST', '/api/user/changeemail', { email, password: PASSWORD }],
    ['POST', '/api/user/confirmemail', { otp: '042042' }],
    ['POST', '/api/user/tokens', {}],
    ['DELETE', '/api/user/sessions', undefined],
    ['DELETE', '/api/user', { password: PASSWORD }],
  ];
  const HOSTILE: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'file://' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-purpose': 'prefetch;prerender' },
  ];

  it.each(calls)('is refused: %s %s', async (method, path, body) => {
    for (const headers of HOSTILE) {
      const reply = await member.send<{ code: string }>(method, path, body, { headers });
      expect([headers, reply.status, reply.body.code]).toEqual([headers, 403, 'FORBIDDEN']);
    }
  });
});

describe('A session token', () => {
  const secret = () => app.settings['SESSION_SECRET'] ?? '';
  const good = () => member.cookie('session') ?? '';
  const parts = () => good().split('.') as [string, string, string];
  const claims = () => jwt.decode(good()) as Record<string, unknown>;
  const kid = () => String(jwt.decode(good(), { complete: true })?.header.kid);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (over: object, options: jwt.SignOptions = {}, key = secret()) =>
    jwt.sign({ ...claims(), ...over }, key, { keyid: kid(), ...options });
  const foreign = () =>
    String((jwt.decode(stranger.cookie('session') ?? '') as { sid: string }).sid);

  const forged: Record<string, () => string> = {
    'without a signature': () => `${parts()[0]}.${parts()[1]}.`,
    'with the algorithm none': () => `${part({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.`,
    'with the algorithm nOnE': () => `${part({ alg: 'nOnE', kid: kid() })}.${parts()[1]}.`,
    'with the session of somebody else put in': () =>
      `${parts()[0]}.${part({ ...claims(), sid: foreign() })}.${parts()[2]}`,
    'signed with another secret': () => signed({}, {}, 'another-secret-0123456789-abcdefghijk'),
    'signed with no secret': () => signed({}, {}, ' '),
    'signed with the name of the key': () => signed({}, {}, kid()),
    'signed with another algorithm': () => signed({}, { algorithm: 'HS512' }),
    'that names no key': () => jwt.sign(claims(), secret()),
    'that names a key of its own': () => signed({}, { keyid: '../../etc/passwd' }),
    'that names a key of Object': () => signed({}, { keyid: 'constructor' }),
    'that has expired': () => signed({ exp: 1_700_000_000 }),
    'for another audience': () => signed({ aud: 'lectern-media' }),
    'of another issuer': () => signed({ iss: 'somebody' }),
    'for a session that does not exist': () =>
      signed({ sid: '00000000-0000-7000-8000-000000000000' }),
    'for what is no session': () => signed({ sid: `' or true --` }),
    'for a list of sessions': () => signed({ sid: [claims()['sid']] }),
    'without a session': () => signed({ sid: undefined }),
    'that is a proof for a reset': () => resetToken,
    'that is a personal access token': () => accessToken,
    'that is text': () => 'nonsense',
    'of very much text': () => 'x'.repeat(7_000),
  };

  it('opens the account as it was given', async () => {
    expect((await member.get('/api/user/currentuser')).status).toBe(200);
  });

  it.each(Object.keys(forged))('%s opens nothing', async (name) => {
    const client = app.visitor();
    client.setCookie('session', forged[name]?.() ?? '');
    const reply = await client.get('/api/user/currentuser');
    expect([reply.status, reply.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(['session', 'identity'])('and an ID token are not each other: as %s', async (as) => {
    const { email } = member.user;
    const { body } = await app.visitor().post('/dev/identity/token', { email, name: 'Asha' });
    const client = app.visitor();
    client.setCookie('session', String(body['idToken']));
    const reply =
      as === 'session'
        ? await client.get('/api/user/currentuser')
        : await app.visitor().post('/api/auth/googlesignup', { email, idToken: good() });
    expect(reply.status).toBe(401);
  });

  it.each([
    ['a session', () => good()],
    ['a personal access token', () => accessToken],
    ['a proof that was cut short', () => resetToken.slice(0, -1)],
    ['the hash of a proof', () => 'a'.repeat(64)],
  ])('is no proof for a reset: %s', async (_, token) => {
    const { email } = member.user;
    for (const sent of [
      { headers: { 'x-reset-token': token() } },
      { headers: { cookie: `reset=${token()}` } },
    ]) {
      const reply = await app
        .visitor()
        .post('/api/auth/resetpassword', { email, password: 'a better horse battery' }, sent);
      expect([reply.status, reply.body['code']]).toEqual([401, 'RESET_PROOF_REQUIRED']);
    }
  });

  it.each([
    ['a session', () => good()],
    ['a proof for a reset', () => resetToken],
    ['a token that was cut short', () => accessToken.slice(0, -1)],
  ])('opens nothing as a bearer: %s', async (_, token) => {
    const headers = { authorization: `Bearer ${token()}` };
    const reply = await app.visitor().get('/api/user/currentuser', { headers });
    expect([reply.status, reply.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('After all of it', () => {
  it('nothing has changed', async () => {
    expect(await identityState(app)).toEqual(before);
  });
});

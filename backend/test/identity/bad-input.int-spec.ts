import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient, Reply } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { identityState, PASSWORD } from './identity-state.js';

let app: TestApp;
let member: HttpClient;
let before: unknown;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  member = await app.signUp('student', 'Asha');
  before = await identityState(app);
}, 60_000);
afterAll(() => app.close());

/** Expects the standard error, which names the field and repeats none of the input. */
function expectRefusal({ status, body }: Reply<Record<string, unknown>>, field: string): void {
  expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
  expect(Object.keys(body).sort()).toEqual([
    'code',
    'errors',
    'message',
    'requestId',
    'statusCode',
  ]);
  expect((body['errors'] as { field: string }[]).map((error) => error.field)).toContain(field);
  expect(String(body['message']).length).toBeLessThanOrEqual(200);
}

const email = 'newcomer@example.com';
const signup = { name: 'Asha', email, password: PASSWORD, role: 'student' };
const google = { name: 'Asha', email, role: '', idToken: 'token' };
/** Valid bodies, so that only the field under test is wrong. */
const CALLS: Readonly<Record<string, [method: string, path: string, body: object]>> = {
  signup: ['POST', '/api/auth/signup', signup],
  login: ['POST', '/api/auth/login', { email, password: PASSWORD }],
  google: ['POST', '/api/auth/googlesignup', google],
  sendotp: ['POST', '/api/auth/sendotp', { email }],
  verifyotp: ['POST', '/api/auth/verifyotp', { email, otp: '0000' }],
  reset: ['POST', '/api/auth/resetpassword', { email, password: PASSWORD }],
  change: [
    'POST',
    '/api/user/changepassword',
    { currentPassword: PASSWORD, newPassword: 'seven blue kites' },
  ],
  verifyemail: ['POST', '/api/auth/verifyemail', { token: 'x' }],
  changeemail: ['POST', '/api/user/changeemail', { email, password: PASSWORD }],
  confirmemail: ['POST', '/api/user/confirmemail', { otp: '042042' }],
  token: ['POST', '/api/user/tokens', { name: 'Report', scopes: ['courses:read'], days: 30 }],
  delete: ['DELETE', '/api/user', { password: PASSWORD }],
};

function sendWith(name: string, field: string, value: unknown) {
  const [method, path, body] = CALLS[name] ?? ['', '', {}];
  return member.send<Record<string, unknown>>(method, path, { ...body, [field]: value });
}

const TEXT_FIELDS: readonly (readonly [call: string, ...fields: string[]])[] = [
  ['signup', 'name', 'email', 'password', 'role'],
  ['login', 'email', 'password'],
  ['google', 'name', 'email', 'role', 'idToken'],
  ['sendotp', 'email'],
  ['verifyotp', 'email', 'otp'],
  ['reset', 'email', 'password'],
  ['change', 'currentPassword', 'newPassword'],
  ['verifyemail', 'token'],
  ['changeemail', 'email', 'password', 'idToken'],
  ['confirmemail', 'otp'],
  ['token', 'name'],
  ['delete', 'password', 'idToken'],
];
const WRONG_TYPES = [null, 7, true, [], ['text'], { toString: 'text' }];
const texts = TEXT_FIELDS.flatMap(([call, ...fields]) => fields.map((field) => ({ call, field })));

describe('A field of the wrong type', () => {
  it.each(texts)('is refused by name: $field of $call', async ({ call, field }) => {
    for (const value of WRONG_TYPES) expectRefusal(await sendWith(call, field, value), field);
  });

  it.each([
    ['scopes', 'courses:read'],
    ['scopes', ['courses:read', 7]],
    ['days', '30'],
    ['days', 1.5],
    ['days', 1e300],
  ])('is refused by name: %s of token, %j', async (field, value) => {
    const { status, body } = await sendWith('token', field, value);
    expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it.each([
    ['signup', 'termsVersion', '1'],
    ['google', 'termsVersion', 0],
  ])('is refused by name: %s %s %j', async (call, field, value) => {
    expectRefusal(await sendWith(call, field, value), field);
  });
});

describe('A field of the wrong size', () => {
  it.each([
    ['signup', 'name', ''],
    ['signup', 'name', 'x'.repeat(81)],
    ['signup', 'name', '😀'.repeat(81)],
    ['signup', 'password', 'x'.repeat(7)],
    ['signup', 'password', 'x'.repeat(257)],
    ['signup', 'email', `${'x'.repeat(64)}@${'y'.repeat(190)}.com`],
    ['login', 'email', `${'x'.repeat(5_000)}@example.com`],
    ['login', 'password', 'x'.repeat(2_001)],
    ['google', 'name', 'x'.repeat(1_001)],
    ['google', 'idToken', 'x'.repeat(10_001)],
    ['verifyotp', 'otp', '0'.repeat(201)],
    ['reset', 'password', 'x'.repeat(7)],
    ['change', 'currentPassword', ''],
    ['change', 'newPassword', 'x'.repeat(2_001)],
    ['token', 'name', ''],
    ['token', 'name', 'x'.repeat(81)],
    ['token', 'scopes', []],
    ['token', 'days', 0],
    ['token', 'days', 366],
    ['delete', 'password', 'x'.repeat(2_001)],
  ])('is refused by name: %s %s', async (call, field, value) => {
    expectRefusal(await sendWith(call, field, value), field);
  });
});

describe('An address that is not what it looks like', () => {
  const calls = ['signup', 'login', 'google', 'sendotp', 'verifyotp', 'reset', 'changeemail'];
  it.each([
    ['a Kelvin sign, which folds to k', 'as\u212aa@example.com'],
    ['a Cyrillic a', '\u0430sha@example.com'],
    ['a full-width @', 'asha\uff20example.com'],
    ['a full-width full stop', 'asha@example\uff0ecom'],
    ['a dotless i', 'as\u0131a@example.com'],
    ['a long s, which folds to s', 'a\u017fha@example.com'],
    ['a letter and an accent of its own', 'asha\u0301@example.com'],
    ['a blank of no width', 'asha\u200b@example.com'],
    ['text that runs backwards', 'asha\u202e@example.com'],
    ['a host of another script', 'asha@\u0435xample.com'],
    ['a line feed', 'asha@example.com\nbcc: all@example.com'],
    ['two addresses', 'asha@example.com,ravi@example.com'],
    ['a name beside it', 'Asha <asha@example.com>'],
    ['an address of numbers', 'asha@[127.0.0.1]'],
    ['a quoted mailbox', '"asha rao"@example.com'],
  ])('is refused: %s', async (_, address) => {
    for (const call of calls) expectRefusal(await sendWith(call, 'email', address), 'email');
  });
});

describe('Text that cannot be kept', () => {
  it.each(['\\u0000', '\\ud800', '\\udc00', '\\ud800\\ud800'])(
    'is refused in whichever field: %s',
    async (escape) => {
      for (const { call, field } of texts) {
        const [method, path, body] = CALLS[call] ?? ['', '', {}];
        const json = JSON.stringify({ ...body, [field]: 'MARK' }).replace(
          'MARK',
          `ab${escape}cdef`,
        );
        const reply = await member.send<Record<string, unknown>>(method, path, json);
        expect([call, field, reply.status]).toEqual([call, field, 400]);
      }
    },
  );

  it.each([
    ['text that runs backwards', 'Asha \u202eoaR'],
    ['nothing one can see', '\u200b\u2060\ufeff'],
    ['a control character', 'Asha\u0007'],
    ['a C1 control character', 'Asha\u0085'],
    ['a line feed', 'Asha\nRao'],
  ])('is refused as a name: %s', async (_, name) => {
    expectRefusal(await sendWith('signup', 'name', name), 'name');
    const form = new FormData();
    form.set('name', name.replace('\n', '\u2066'));
    expectRefusal(await member.post('/api/user/updateprofile', form), 'name');
  });

  it('is refused as a description', async () => {
    for (const description of ['x'.repeat(1_001), 'a\u0000b', 'a\u202eb', 'a\ufffdb']) {
      const form = new FormData();
      form.set('description', description);
      expectRefusal(await member.post('/api/user/updateprofile', form), 'description');
    }
  });
});

describe('After all of it', () => {
  it('nothing has changed', async () => {
    expect(await identityState(app)).toEqual(before);
  });
});

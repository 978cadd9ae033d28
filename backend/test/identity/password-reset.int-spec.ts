import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OtpCodes } from '../../src/modules/identity/application/passwords/otp-codes.js';
import { ResetPassword } from '../../src/modules/identity/application/passwords/reset-password.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { overlap } from '../support/overlap.js';
import { TestApp } from '../support/test-app.js';
import { mailed, mailedCode } from './mailed.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const newPassword = 'a better horse battery';

const other = (code: string) => (code === '0000' ? '0001' : '0000');
const verify = (client: HttpClient, email: string, otp: string) =>
  client.post<{ resetToken: string; code: string; message: string }>('/api/auth/verifyotp', {
    email,
    otp,
  });

describe('Resetting a password', () => {
  it('goes by a mailed code, ends every session and token and sends a notice', async () => {
    const member = await app.signUp('student');
    const wanted = { name: 'Reports', scopes: ['profile:read'] };
    const { token } = (await member.post<{ token: string }>('/api/user/tokens', wanted)).body;
    const asProgram = { headers: { authorization: `Bearer ${token}` } };
    const programStatus = async () =>
      (await app.visitor().get('/api/user/currentuser', asProgram)).status;
    expect(await programStatus()).toBe(200);
    const { email } = member.user;
    const client = app.visitor();
    const sent = await client.post('/api/auth/sendotp', { email });
    expect(sent.body).toEqual({
      message: 'If an account exists for this email, a code has been sent.',
    });

    expect((await verify(client, email, await mailedCode(app, email))).status).toBe(200);
    const reset = await client.post('/api/auth/resetpassword', { email, password: newPassword });
    expect(reset.status).toBe(200);

    expect((await member.get('/api/user/currentuser')).status).toBe(401);
    expect(await programStatus()).toBe(401);
    expect(
      (await app.visitor().post('/api/auth/login', { email, password: newPassword })).status,
    ).toBe(200);
    await mailed(app, email, 'was changed');
  });

  it('takes a code in the digits of the keyboard at hand', async () => {
    const { email } = (await app.signUp('student')).user;
    const client = app.visitor();
    await client.post('/api/auth/sendotp', { email });
    const code = await mailedCode(app, email);
    const inHindi = code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    const typed = `${inHindi.slice(0, 2)} ${inHindi.slice(2)}`;
    expect((await verify(client, email, typed)).status).toBe(200);
  });

  it.each(['login', 'logout'])('is over in a browser with a %s', async (call) => {
    const { email } = (await app.signUp('student')).user;
    const client = app.visitor();
    await client.post('/api/auth/sendotp', { email });
    await verify(client, email, await mailedCode(app, email));
    await client.post(`/api/auth/${call}`, { email, password: 'correct horse battery' });
    const reset = await client.post('/api/auth/resetpassword', { email, password: newPassword });
    expect(reset.status).toBe(401);
  });

  it('works without cookies through the header', async () => {
    const { email } = (await app.signUp('student')).user;
    await app.visitor().post('/api/auth/sendotp', { email });
    const { body } = await verify(app.visitor(), email, await mailedCode(app, email));
    const reset = await app
      .visitor()
      .post(
        '/api/auth/resetpassword',
        { email, password: newPassword },
        { headers: { 'x-reset-token': body.resetToken } },
      );
    expect(reset.status).toBe(200);
  });

  it('uses a proof once, and for its own account only', async () => {
    const [mine, theirs] = await Promise.all([app.signUp('student'), app.signUp('student')]);
    await app.visitor().post('/api/auth/sendotp', { email: mine.user.email });
    const { body } = await verify(
      app.visitor(),
      mine.user.email,
      await mailedCode(app, mine.user.email),
    );
    const reset = (email: string) =>
      app
        .visitor()
        .post(
          '/api/auth/resetpassword',
          { email, password: newPassword },
          { headers: { 'x-reset-token': body.resetToken } },
        );
    expect((await reset(theirs.user.email)).body).toMatchObject({ code: 'RESET_PROOF_REQUIRED' });
    expect((await reset(mine.user.email)).status).toBe(200);
    expect((await reset(mine.user.email)).status).toBe(401);
  });

  it('asks for the proof when there is none', async () => {
    const { email } = (await app.signUp('student')).user;
    const reply = await app
      .visitor()
      .post('/api/auth/resetpassword', { email, password: newPassword });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ message: 'Please verify the code again.' });
  });

  it('says the same for a wrong code, no code and no account', async () => {
    const { email } = (await app.signUp('student')).user;
    const none = await verify(app.visitor(), email, '0000');
    const nobody = await verify(app.visitor(), 'nobody@example.com', '0000');
    await app.visitor().post('/api/auth/sendotp', { email });
    const wrong = await verify(app.visitor(), email, other(await mailedCode(app, email)));
    for (const reply of [none, nobody, wrong]) {
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        code: 'OTP_INVALID',
        message: 'Invalid or expired code.',
        errors: [{ field: 'otp', message: 'Invalid or expired code.' }],
      });
    }
  });

  it('counts nothing that cannot be a code', async () => {
    const { email } = (await app.signUp('student')).user;
    await app.visitor().post('/api/auth/sendotp', { email });
    for (const otp of ['', '  ', '12', ' 042 ', '']) {
      const { status, body } = await verify(app.visitor(), email, otp);
      expect([status, body]).toMatchObject([
        400,
        { code: 'VALIDATION_FAILED', errors: [{ field: 'otp', message: 'Enter the code.' }] },
      ]);
    }
    expect((await verify(app.visitor(), email, await mailedCode(app, email))).status).toBe(200);
  });

  it('counts fifty guesses at the same moment one by one', async () => {
    const { email } = (await app.signUp('student')).user;
    await app.visitor().post('/api/auth/sendotp', { email });
    const code = await mailedCode(app, email);
    await Promise.all(Array.from({ length: 50 }, () => verify(app.visitor(), email, other(code))));
    expect((await verify(app.visitor(), email, code)).status).toBe(400);
    const { n } = (await app.sql.first<{ n: number }>(
      'select wrong_tries as n from identity.otp_challenge order by created_at desc limit 1',
    )) ?? { n: 0 };
    expect(n).toBe(3);
  });

  it('takes fifty guesses at the last try of a code as one', async () => {
    const { email } = (await app.signUp('student')).user;
    await app.visitor().post('/api/auth/sendotp', { email });
    const code = await mailedCode(app, email);
    for (let guess = 0; guess < 2; guess += 1) await verify(app.visitor(), email, other(code));
    // The right one among them only counts if it comes first.
    const guesses = [...Array.from({ length: 25 }, () => other(code)), code];
    const more = Array.from({ length: 24 }, () => other(code));
    const replies = await Promise.all(
      [...guesses, ...more].map((guess) => verify(app.visitor(), email, guess)),
    );
    const passed = replies.filter(({ status }) => status === 200).length;
    const { tries } = (await app.sql.first<{ tries: number }>(
      `select wrong_tries as tries from identity.otp_challenge c
       join identity."user" u on u.id = c.user_id where u.email = $1`,
      [email],
    )) ?? { tries: 0 };
    expect(passed + tries).toBe(3);
    expect((await verify(app.visitor(), email, code)).status).toBe(400);
  });

  it('sends one code for twenty-five requests at the same moment', async () => {
    const { email } = (await app.signUp('student')).user;
    const ask = () => app.visitor().post('/api/auth/sendotp', { email });
    await Promise.all(Array.from({ length: 25 }, ask));
    await eventually(
      'no request for a code left to work on',
      async () => (await app.sql.rows('select from identity.reset_request')).length === 0,
    );
    await mailedCode(app, email);
    const sent = await app.sql.rows(
      `select from identity.otp_challenge c join identity."user" u on u.id = c.user_id
       where u.email = $1`,
      [email],
    );
    expect(sent).toHaveLength(1);
  });

  it('mails a link when too many codes were wrong, and the link works like a code', async () => {
    const { email } = (await app.signUp('student')).user;
    for (const wrong of [3, 2]) {
      await app.sql.rows(
        `update identity.otp_challenge set created_at = created_at - interval '2 minutes'`,
      );
      await app.visitor().post('/api/auth/sendotp', { email });
      await eventually('a new code', async () => (await openChallenges(email)) === 1);
      const code = await newestCode(email);
      for (let guess = 0; guess < wrong; guess += 1)
        await verify(app.visitor(), email, other(code));
      // Codes are refused by now, even the right one.
      if (wrong === 2) expect((await verify(app.visitor(), email, code)).status).toBe(400);
      await app.sql.rows(
        `update identity.otp_challenge set expires_at = now() - interval '1 minute'`,
      );
    }
    await app.sql.rows(
      `update identity.otp_challenge set created_at = created_at - interval '2 minutes'`,
    );
    await app.visitor().post('/api/auth/sendotp', { email });
    const link = new URL(await mailedLink(email));
    const secret = new URLSearchParams(link.hash.slice(1)).get('code') ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    for (let guess = 0; guess < 5; guess += 1) await verify(app.visitor(), email, 'x'.repeat(22));
    expect((await verify(app.visitor(), email, secret)).status).toBe(200);
    expect((await verify(app.visitor(), email, secret)).status).toBe(400);
  });
});

describe('While a password is being reset', () => {
  /** Runs the attempt while the owner's reset is done, but not committed. */
  async function meanwhile<T>({ email }: HttpClient['user'], attempt: () => Promise<T>) {
    await app.visitor().post('/api/auth/sendotp', { email });
    const { body } = await verify(app.visitor(), email, await mailedCode(app, email));
    const { resetToken } = body;
    const reset = app.nest.get(ResetPassword);
    return overlap(app, () => reset.execute({ email, password: newPassword, resetToken }), attempt);
  }

  it('its sessions make no access token that outlives them', async () => {
    const intruder = await app.signUp('student');
    const wanted = { name: 'Reports', scopes: ['profile:read'] };
    const { status, body } = await meanwhile(intruder.user, () =>
      intruder.post('/api/user/tokens', wanted),
    );
    expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    const live = 'select from identity.access_token where user_id = $1 and revoked_at is null';
    expect(await app.sql.rows(live, [intruder.user._id])).toEqual([]);
  });

  it('the old one lets nobody in', async () => {
    const { user } = await app.signUp('student');
    const late = app.visitor();
    const { status } = await meanwhile(user, () =>
      late.post('/api/auth/login', { email: user.email, password: 'correct horse battery' }),
    );
    expect([status, (await late.get('/api/user/currentuser')).status]).toEqual([401, 401]);
  });
});

async function openChallenges(email: string): Promise<number> {
  const rows = await app.sql.rows(
    `select from identity.otp_challenge c join identity."user" u on u.id = c.user_id
     where u.email = $1 and c.expires_at > now()`,
    [email],
  );
  return rows.length;
}

async function newestCode(email: string): Promise<string> {
  const row = await app.sql.first<{ id: string }>(
    `select c.id from identity.otp_challenge c join identity."user" u on u.id = c.user_id
     where u.email = $1 order by c.created_at desc limit 1`,
    [email],
  );
  return app.nest.get(OtpCodes).secretOf({ id: row?.id ?? '', kind: 'code' });
}

async function mailedLink(email: string): Promise<string> {
  const { text } = await mailed(app, email, 'Set a new');
  return /\S*forgotpassword\S*/.exec(text)?.[0] ?? '';
}

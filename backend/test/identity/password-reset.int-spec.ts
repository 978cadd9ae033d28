import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const newPassword = 'a better horse battery';

async function mailedCode(email: string): Promise<string> {
  const find = async () =>
    (await app.mails()).find(({ to, subject }) => to === email && /\d{4}/.test(subject));
  await eventually(async () => (await find()) !== undefined);
  return /\d{4}/.exec((await find())?.subject ?? '')?.[0] ?? '';
}

const other = (code: string) => (code === '0000' ? '0001' : '0000');
const verify = (client: HttpClient, email: string, otp: string) =>
  client.post<{ resetToken: string; code: string; message: string }>('/api/auth/verifyotp', {
    email,
    otp,
  });

describe('Resetting a password', () => {
  it('goes by a mailed code, ends every session and sends a notice', async () => {
    const member = await app.signUp('student');
    const { email } = member.user;
    const client = app.visitor();
    const sent = await client.post('/api/auth/sendotp', { email });
    expect(sent.body).toEqual({
      message: 'If an account exists for this email, a code has been sent.',
    });

    expect((await verify(client, email, await mailedCode(email))).status).toBe(200);
    const reset = await client.post('/api/auth/resetpassword', { email, password: newPassword });
    expect(reset.status).toBe(200);

    expect((await member.get('/api/user/currentuser')).status).toBe(401);
    expect(
      (await app.visitor().post('/api/auth/login', { email, password: newPassword })).status,
    ).toBe(200);
    await eventually(async () =>
      (await app.mails()).some((mail) => mail.to === email && mail.subject.includes('was changed')),
    );
  });

  it('works without cookies through the header', async () => {
    const { email } = (await app.signUp('student')).user;
    await app.visitor().post('/api/auth/sendotp', { email });
    const { body } = await verify(app.visitor(), email, await mailedCode(email));
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
      await mailedCode(mine.user.email),
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
    const wrong = await verify(app.visitor(), email, other(await mailedCode(email)));
    for (const reply of [none, nobody, wrong]) {
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        code: 'OTP_INVALID',
        message: 'Invalid or expired code.',
      });
    }
  });

  it('counts fifty guesses at the same moment one by one', async () => {
    const { email } = (await app.signUp('student')).user;
    await app.visitor().post('/api/auth/sendotp', { email });
    const code = await mailedCode(email);
    await Promise.all(Array.from({ length: 50 }, () => verify(app.visitor(), email, other(code))));
    expect((await verify(app.visitor(), email, code)).status).toBe(400);
    const { n } = (await app.sql.first<{ n: number }>(
      'select wrong_tries as n from identity.otp_challenge order by created_at desc limit 1',
    )) ?? { n: 0 };
    expect(n).toBe(3);
  });
});

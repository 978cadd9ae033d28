import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { mailed, mailedCode } from './mailed.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const password = 'correct horse battery';
const newEmail = () => `${randomUUID()}@example.com`;
const ask = (client: HttpClient, email: string, proof: object = { password }) =>
  client.post('/api/user/changeemail', { email, ...proof });
const confirm = (client: HttpClient, otp: string) => client.post('/api/user/confirmemail', { otp });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const logIn = (client: HttpClient, email: string) =>
  client.post('/api/auth/login', { email, password });
const statusOf = async (client: HttpClient) => (await client.get('/api/user/currentuser')).status;
const mailTo = async (email: string, subject: string) => (await mailed(app, email, subject)).text;

/** A member with a code for another address. */
async function aboutToMove(email = newEmail()) {
  const member = await app.signUp('student');
  await ask(member, email);
  return { member, email, code: await mailedCode(app, email) };
}

describe('Changing the address of an account', () => {
  it('goes by a code to the new mailbox, ends other sessions and tells the old mailbox', async () => {
    const { member, email, code } = await aboutToMove();
    const old = member.user.email;
    const elsewhere = app.visitor();
    await logIn(elsewhere, old);
    const reply = await confirm(member, code);
    expect([reply.status, reply.body]).toMatchObject([200, { email, emailVerified: true }]);
    expect([await statusOf(member), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await logIn(app.visitor(), old)).status).toBe(401);
    expect((await logIn(app.visitor(), email)).status).toBe(200);
    expect(await mailTo(old, 'was changed')).toContain('/contact');
    const { body } = await member.get('/api/user/export');
    expect(body['emailChanges']).toMatchObject([{ from: old, to: email }]);
  });

  it('says the same, whether the address belongs to somebody or not', async () => {
    const [member, owner] = await Promise.all([app.signUp('student'), app.signUp('student')]);
    const free = newEmail();
    const replies = [await ask(member, free), await ask(member, owner.user.email)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, { message: 'We have sent a mail to the new address.' }],
      [200, { message: 'We have sent a mail to the new address.' }],
    ]);
    expect(await mailTo(free, 'confirms')).toMatch(/\d{6}/);
    expect(await mailTo(owner.user.email, 'was asked for')).not.toMatch(/\d{6}/);
    expect((await confirm(member, '000000')).body).toMatchObject({
      code: 'OTP_INVALID',
      errors: [{ field: 'otp', message: 'Invalid or expired code.' }],
    });
  });

  it('needs the password, slowly, and a session of the person', async () => {
    const member = await app.signUp('student');
    expect((await ask(member, newEmail(), {})).body).toMatchObject({ code: 'PROOF_REQUIRED' });
    const guesses = [];
    for (let n = 0; n < 4; n += 1) guesses.push(await ask(member, newEmail(), { password: 'no' }));
    expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
    expect(Number(guesses[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const token = { name: 'Robot', scopes: ['profile:read', 'courses:write'] };
    const { body } = await member.post<{ token: string }>('/api/user/tokens', token);
    const asProgram = { headers: { authorization: `Bearer ${body.token}` } };
    const byProgram = await app
      .visitor()
      .post('/api/user/changeemail', { email: newEmail(), password }, asProgram);
    expect(byProgram.status).toBe(403);
  });

  it('shows the new address of an educator at once', async () => {
    const educator = await app.signUp('educator');
    const email = newEmail();
    await ask(educator, email);
    await confirm(educator, await mailedCode(app, email));
    const card = await educator.post('/api/course/getcreator', { userId: educator.user._id });
    expect(card.body['email']).toBe(email);
  });
});

describe('At the same moment', () => {
  it('of ten confirmations one counts', async () => {
    const { member, code } = await aboutToMove();
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(member, code)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });

  it('fifty wrong guesses are counted one by one', async () => {
    const { member, code } = await aboutToMove();
    await Promise.all(Array.from({ length: 50 }, () => confirm(member, wrong(code))));
    expect((await confirm(member, code)).status).toBe(400);
    const rows = await app.sql.rows(
      'select wrong_tries as tries from identity.otp_challenge where user_id = $1',
      [member.user._id],
    );
    expect(rows).toEqual([{ tries: 3 }]);
  });

  it('wrong guesses of eight accounts at one address are counted together', async () => {
    const email = newEmail();
    const members = await Promise.all(Array.from({ length: 8 }, () => app.signUp('student')));
    for (const member of members) await ask(member, email);
    await Promise.all(members.map((member) => confirm(member, '000000')));
    const [row] = await app.sql.rows<{ tries: number }>(
      'select sum(wrong_tries)::int as tries from identity.otp_challenge where new_email = $1',
      [email],
    );
    expect(row?.tries).toBe(5);
  });

  it('twenty questions for one address are one mail', async () => {
    const member = await app.signUp('student');
    const email = newEmail();
    await ask(member, email);
    await Promise.all(Array.from({ length: 3 }, () => ask(member, email)));
    const rows = await app.sql.rows('select from identity.otp_challenge where new_email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('one of two accounts gets the address', async () => {
    const email = newEmail();
    const first = await aboutToMove(email);
    const second = await app.signUp('student');
    await ask(second, email);
    const code = await newestCode(email, first.code);
    const replies = await Promise.all([confirm(first.member, first.code), confirm(second, code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('EMAIL_TAKEN');
  });

  it('whoever signs up with the address, or moves there, is the only one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, email, code } = await aboutToMove();
      const newcomer = { name: 'Ravi', email, password };
      const [moved, joined] = await Promise.all([
        confirm(member, code),
        app.visitor().post('/api/auth/signup', newcomer),
      ]);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([moved.status, joined.status]);
    }
  });

  it('a sign-up in between keeps the address, and the account its old one', async () => {
    const { member, email, code } = await aboutToMove();
    await app.visitor().post('/api/auth/signup', { name: 'Ravi', email, password });
    expect((await confirm(member, code)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await member.get('/api/user/currentuser')).body['email']).toBe(member.user.email);
  });

  it('no log-in with the old address outlives the change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, code } = await aboutToMove();
      const late = app.visitor();
      await Promise.all([logIn(late, member.user.email), confirm(member, code)]);
      expect(await statusOf(late)).toBe(401);
    }
  });

  it('of moving away and a reset by the old mailbox one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, email, code } = await aboutToMove();
      const old = member.user.email;
      await app.visitor().post('/api/auth/sendotp', { email: old });
      const visitor = app.visitor();
      await visitor.post('/api/auth/verifyotp', { email: old, otp: await mailedCode(app, old) });
      const words = 'seven blue kites';
      const [moved, reset] = await Promise.all([
        confirm(member, code),
        visitor.post('/api/auth/resetpassword', { email: old, password: words }),
      ]);
      expect([moved.status === 200, reset.status === 200].filter(Boolean)).toHaveLength(1);
      const entry = moved.status === 200 ? { email, password } : { email: old, password: words };
      expect((await app.visitor().post('/api/auth/login', entry)).status).toBe(200);
    }
  });
});

describe('With Google', () => {
  const idTokenOf = async (email: string) => {
    const person = { email, name: 'Ravi', emailVerified: true };
    return (await app.visitor().post('/dev/identity/token', person)).body['idToken'];
  };
  const signIn = async (client: HttpClient, email: string) =>
    client.post('/api/auth/googlesignup', {
      ...{ name: 'Ravi', email, role: '', idToken: await idTokenOf(email) },
    });

  it('its word is the proof, and it opens the same account afterwards', async () => {
    const [google, email] = [newEmail(), newEmail()];
    const member = app.visitor();
    const { _id } = (await signIn(member, google)).body;
    const stranger = await idTokenOf(newEmail());
    expect((await ask(member, email, { idToken: stranger })).status).toBe(401);
    expect((await ask(member, email, { idToken: await idTokenOf(google) })).status).toBe(200);
    expect((await confirm(member, await mailedCode(app, email))).status).toBe(200);
    const again = await signIn(app.visitor(), google);
    expect([again.status, again.body]).toMatchObject([200, { _id, email }]);
  });
});

/** The code for a second account that asked for an address after the earlier code. */
async function newestCode(email: string, before: string): Promise<string> {
  return eventually('another code', async () =>
    (await app.mails())
      .filter(({ to }) => to === email)
      .flatMap(({ subject }) => /\d{6}/.exec(subject) ?? [])
      .find((code) => code !== before),
  );
}

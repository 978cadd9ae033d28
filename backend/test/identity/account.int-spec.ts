import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from '../../src/platform/testing/eventually.js';
import { mailed } from './mailed.js';
import { Classroom } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const password = 'correct horse battery';
const newPassword = 'a better horse battery';
const canLogIn = async (email: string, word: string) =>
  (await app.visitor().post('/api/auth/login', { email, password: word })).status === 200;
const mailTo = async (email: string, subject: string) => (await mailed(app, email, subject)).text;
const bluntReview = async (author: HttpClient, { courseId }: Classroom) =>
  (await author.post<{ _id: string }>('/api/review/givereview', { courseId, rating: 1 })).body._id;
/** What a program with a token of the member gets. */
async function asProgramOf(member: HttpClient): Promise<() => Promise<number>> {
  const wanted = { name: 'Reports', scopes: ['profile:read'] };
  const { token } = (await member.post<{ token: string }>('/api/user/tokens', wanted)).body;
  const headers = { authorization: `Bearer ${token}` };
  return async () => (await app.visitor().get('/api/user/currentuser', { headers })).status;
}

describe('Changing the password', () => {
  it('needs the current one, keeps this session and mails a notice', async () => {
    const member = await app.signUp('student');
    await app.confirmAddress(member);
    const { email } = member.user;
    const change = (currentPassword: string) =>
      member.post('/api/user/changepassword', { currentPassword, newPassword });
    const refused = await change('a wrong horse');
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'This is not your current password.' }],
    ]);
    expect((await change(password)).status).toBe(200);
    expect((await member.get('/api/user/currentuser')).status).toBe(200);
    expect([await canLogIn(email, password), await canLogIn(email, newPassword)]).toEqual([
      false,
      true,
    ]);
    await mailTo(email, 'was changed');
  });

  it('stops the programs that had tokens', async () => {
    const member = await app.signUp('student');
    const programStatus = await asProgramOf(member);
    expect(await programStatus()).toBe(200);
    await member.post('/api/user/changepassword', { currentPassword: password, newPassword });
    expect(await programStatus()).toBe(401);
  });

  it.each([
    ['too short', 'horse', 'Use at least 8 characters for the password.'],
    ['the same', password, 'This is your password already. Choose another.'],
    ['too long', 'x'.repeat(257), 'Use at most 256 characters for the password.'],
  ])('says at its field that the new one is %s', async (_, word, message) => {
    const member = await app.signUp('student');
    const body = { currentPassword: password, newPassword: word };
    const reply = await member.post('/api/user/changepassword', body);
    expect([reply.status, reply.body['errors']]).toEqual([
      400,
      [{ field: 'newPassword', message }],
    ]);
  });

  it('makes whoever guesses wait, like logging in', async () => {
    const member = await app.signUp('student');
    const statuses = [];
    for (let guess = 0; guess < 4; guess += 1) {
      const body = { currentPassword: 'a wrong horse', newPassword };
      statuses.push((await member.post('/api/user/changepassword', body)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

describe('Confirming the address', () => {
  it('goes by a mailed link, once, for the account that is logged in', async () => {
    const [member, stranger] = await Promise.all([app.signUp('student'), app.signUp('student')]);
    expect((await member.post('/api/auth/sendverification')).status).toBe(200);
    const text = await mailTo(member.user.email, 'Confirm');
    const link = new URL(/\S*verifyemail\S*/.exec(text)?.[0] ?? '');
    const token = new URLSearchParams(link.hash.slice(1)).get('token');
    const verify = (client: typeof member) => client.post('/api/auth/verifyemail', { token });
    expect((await verify(app.visitor())).status).toBe(401);
    expect((await verify(stranger)).body).toMatchObject({ code: 'VERIFICATION_INVALID' });
    expect((await verify(member)).status).toBe(200);
    expect((await member.get('/api/user/currentuser')).body['emailVerified']).toBe(true);
    expect((await verify(member)).status).toBe(400);
  });

  it.each([undefined, 7, 'nonsense', `${'0'.repeat(36)}.${'x'.repeat(22)}`])(
    'refuses the token %j',
    async (token) => {
      const member = await app.signUp('student');
      const reply = await member.post('/api/auth/verifyemail', { token });
      expect(reply.status).toBe(400);
      expect(reply.body['message']).toBe('This link is invalid or has expired.');
    },
  );
});

describe('Exporting the account', () => {
  it('gives one file with everything from every part, and no secrets', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner('Lila');
    await learner.post('/api/review/givereview', {
      courseId: classroom.courseId,
      rating: 5,
      comment: 'Taught me a lot',
    });
    const reply = await learner.get('/api/user/export');
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    expect(reply.body).toMatchObject({
      account: {
        email: learner.user.email,
        name: 'Lila',
        hasPassword: true,
        consent: { termsVersion: 1, agreedAt: expect.any(String) },
      },
      sessions: [{ device: expect.any(String), hasDeviceMark: true }],
      accessTokens: [],
      enrollments: [{ courseId: classroom.courseId, status: 'active' }],
      reviews: [{ rating: 5, comment: 'Taught me a lot' }],
      orders: [],
      courses: [],
    });
    expect(JSON.stringify(reply.body)).not.toMatch(/argon2|passwordHash|deviceMark/);
  });

  it('holds what people said about reviews: the educator in public, the others to us', async () => {
    const classroom = await Classroom.open(app);
    const { courseId, educator } = classroom;
    const [author, reader] = [await classroom.learner(), await app.signUp('student')];
    const reviewId = await bluntReview(author, classroom);
    await educator.put(`/api/review/reply/${reviewId}`, { text: 'What did you miss?' });
    const report = { ground: 'spam', note: 'I know the author' };
    await reader.post(`/api/review/report/${reviewId}`, report);
    expect((await educator.get('/api/user/export')).body).toMatchObject({
      courses: [{ id: courseId }],
      reviewReplies: [{ courseId, reply: 'What did you miss?' }],
      reviewReports: [],
    });
    expect((await reader.get('/api/user/export')).body).toMatchObject({
      reviewReplies: [],
      reviewReports: [{ courseId, ...report, settledAt: null }],
    });
  });

  it('holds sessions that are over', async () => {
    const member = await app.signUp('student');
    const elsewhere = app.visitor();
    await elsewhere.post('/api/auth/login', { email: member.user.email, password });
    await elsewhere.post('/api/auth/logout');
    expect((await member.get('/api/user/export')).body['sessions']).toMatchObject([
      { endedAt: expect.any(String) },
      { endedAt: null },
    ]);
  });
});

describe('Deleting the account', () => {
  it('needs the password', async () => {
    const member = await app.signUp('student');
    const remove = (body: object) => member.send<{ code: string }>('DELETE', '/api/user', body);
    expect((await remove({})).body).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect((await remove({ password: 'a wrong horse' })).status).toBe(400);
    expect((await member.get('/api/user/currentuser')).status).toBe(200);
  });

  it('takes the word of the provider for an account without a password', async () => {
    const member = app.visitor();
    const email = `google-${Date.now()}@example.com`;
    const token = async () =>
      (await app.visitor().post('/dev/identity/token', { email, name: 'Ravi' })).body['idToken'];
    const sign = { name: 'Ravi', email, role: '', idToken: await token() };
    await member.post('/api/auth/googlesignup', sign);
    const stranger = await app.signUp('student');
    const idToken = await token();
    expect((await stranger.send('DELETE', '/api/user', { idToken })).status).toBe(401);
    expect((await member.send('DELETE', '/api/user', { idToken })).status).toBe(200);
    expect((await member.get('/api/user/currentuser')).status).toBe(401);
  });

  it('takes profile and progress away and keeps the review of a former learner', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner('Lila');
    const { courseId } = classroom;
    await learner.put('/api/learning/goal', { minutesPerWeek: 60 });
    await learner.post('/api/review/givereview', { courseId, rating: 4, comment: 'Fine' });
    expect((await learner.send('DELETE', '/api/user', { password })).status).toBe(200);
    expect(await canLogIn(learner.user.email, password)).toBe(false);
    const reviews = await app.visitor().get<{ user: object }[]>(`/api/review/course/${courseId}`);
    expect(reviews.body).toMatchObject([
      { rating: 4, user: { name: 'Former learner', photoUrl: null } },
    ]);
    const goalOf = () =>
      app.sql.first<{ minutes: number | null }>(
        'select minutes from learning.weekly_goal where learner_id = $1',
        [learner.user._id],
      );
    await eventually('the weekly goal deleted', async () => (await goalOf())?.minutes === null);
    expect(
      await app.sql.rows(`select from identity."user" where id = $1`, [learner.user._id]),
    ).toEqual([]);
  });

  it('leaves what was reported to ops, without who did it and their words', async () => {
    const classroom = await Classroom.open(app);
    const [author, reader] = [await classroom.learner(), await app.signUp('student')];
    const reviewId = await bluntReview(author, classroom);
    const report = { ground: 'personal_data', note: 'He names me, Tara' };
    await reader.post(`/api/review/report/${reviewId}`, report);
    await reader.send('DELETE', '/api/user', { password });
    const ops = await app.opsStaff();
    const reported = async () => {
      const { body } = await ops.get<{ notes: string[] }[]>('/api/ops/reviews/reported');
      return body.find(({ notes }) => notes.length === 0);
    };
    expect(await eventually('the words erased', reported)).toMatchObject({
      _id: reviewId,
      reports: 1,
      grounds: ['personal_data'],
    });
    const known = 'select from reviews.report where reporter_id = $1';
    expect(await app.sql.rows(known, [reader.user._id])).toEqual([]);
  });

  it('retires what an educator sold, removes the rest, and buyers keep theirs', async () => {
    const sold = await Classroom.open(app);
    const unsold = await Classroom.open(app, sold.educator);
    const learner = await sold.learner();
    const stranger = await app.signUp('student');
    await sold.educator.send('DELETE', '/api/user', { password });
    const statusFor = async (client: typeof learner, courseId: string) =>
      (await client.get(`/api/course/getcourse/${courseId}`)).status;
    await eventually(
      'the sold course hidden from strangers',
      async () => (await statusFor(stranger, sold.courseId)) === 404,
    );
    expect(await statusFor(learner, sold.courseId)).toBe(200);
    await eventually(
      'the unsold course gone',
      async () => (await statusFor(learner, unsold.courseId)) === 404,
    );
  });

  it('is confirmed by a last mail, and then nothing knows the address any more', async () => {
    const member = await app.signUp('student');
    await app.confirmAddress(member);
    const { email } = member.user;
    await member.send('DELETE', '/api/user', { password });
    expect(await mailTo(email, 'was deleted')).toContain('If it was not you');
    const known = () =>
      app.sql.first<{ count: number }>(
        'select count(*)::int as count from identity.farewell where email = $1',
        [email],
      );
    await eventually('the address forgotten', async () => (await known())?.count === 0);
    const told = `select from platform.outbox_message where payload::text like '%' || $1 || '%'`;
    expect(await app.sql.rows(told, [email])).toEqual([]);
  });

  it('forgets the replies that were kept for whoever asks again', async () => {
    const educator = await app.signUp('educator');
    const course = { title: 'Knots', category: 'Others' };
    const key = { 'idempotency-key': randomUUID() };
    await educator.post('/api/course/create', course, { headers: key });
    const kept = () =>
      app.sql.rows('select from platform.idempotent_request where user_id = $1', [
        educator.user._id,
      ]);
    expect(await kept()).toHaveLength(1);
    await educator.send('DELETE', '/api/user', { password });
    await eventually('the replies forgotten', async () => (await kept()).length === 0);
  });

  it('frees the address for a new account', async () => {
    const member = await app.signUp('student');
    const { email } = member.user;
    await member.send('DELETE', '/api/user', { password });
    const again = { name: 'Asha', email, password };
    expect((await app.visitor().post('/api/auth/signup', again)).status).toBe(201);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../support/http-client.js';
import { mailed } from './mailed.js';
import { TestApp } from '../support/test-app.js';

interface Token {
  _id: string;
  name: string;
  lastUsedAt: string | null;
}
interface Refusal {
  message: string;
}
interface Issued extends Token {
  token: string;
}

describe('Personal access tokens', () => {
  let app: TestApp;
  let educator: HttpClient;

  beforeAll(async () => {
    app = await TestApp.start();
    educator = await app.signUp('educator');
  });
  afterAll(() => app.close());

  const issue = (scopes: string[], headers = {}) =>
    educator.post<Issued>('/api/user/tokens', { name: 'Monthly report', scopes }, { headers });
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('act for the person, within their scopes', async () => {
    const { body, status } = await issue(['courses:read']);
    expect(status).toBe(201);
    const program = app.visitor();
    expect((await program.get('/api/course/getcreatorcourses', as(body.token))).status).toBe(200);
    expect((await program.get('/api/user/currentuser', as(body.token))).status).toBe(403);
    const draft = { title: 'Cameras', category: 'Others' };
    const refused = await program.post<Refusal>('/api/course/create', draft, as(body.token));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="Lectern", error="insufficient_scope", scope="courses:write"',
    );
    expect(refused.body.message).toBe(
      'This call needs an access token with the scope courses:write.',
    );
    const { token } = (await issue(['courses:write'])).body;
    expect((await program.post('/api/course/create', draft, as(token))).status).toBe(201);
  });

  it('cannot make or revoke tokens, nor do what names no scope', async () => {
    const { token } = (await issue(['profile:read', 'courses:write'])).body;
    const program = app.visitor();
    const more = { name: 'more', scopes: ['profile:read'] };
    expect((await program.post('/api/user/tokens', more, as(token))).status).toBe(403);
    const refused = await program.get<Refusal>('/api/user/tokens', as(token));
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('This call takes no access token, only a session.');
    expect(
      (await program.put('/api/learning/goal', { minutesPerWeek: 10 }, as(token))).status,
    ).toBe(403);
  });

  it('play no videos, which the gate asks for itself', async () => {
    const { token } = (await issue(['courses:read', 'reviews:write'])).body;
    const video = `/api/media/${randomUUID()}`;
    for (const path of ['master.m3u8', 'poster.jpg', '720p/segment-0.m4s', 'original']) {
      const refused = await app.visitor().get<Refusal>(`${video}/${path}`, as(token));
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'This call takes no access token, only a session.',
      ]);
    }
  });

  it('open nothing for ops staff, whatever their scopes', async () => {
    const ops = await app.opsStaff();
    const body = { name: 'Watchdog', scopes: ['profile:read', 'courses:read'] };
    const { token } = (await ops.post<Issued>('/api/user/tokens', body)).body;
    expect((await app.visitor().get('/api/ops/queues', as(token))).status).toBe(403);
  });

  it('are shown once, kept as a hash, and listed without the secret', async () => {
    const { token } = (await issue(['courses:read'], { 'idempotency-key': randomUUID() })).body;
    const { body } = await educator.get<Token[]>('/api/user/tokens');
    expect(JSON.stringify(body)).not.toContain(token);
    for (const table of ['identity.access_token', 'platform.idempotent_request']) {
      const rows = await app.sql.rows(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('are told to a person whose address is confirmed', async () => {
    const person = await app.signUp('student');
    await app.confirmAddress(person);
    const body = { name: 'Win now', scopes: ['profile:read'] };
    expect((await person.post('/api/user/tokens', body)).status).toBe(201);
    const { text } = await mailed(app, person.user.email, 'access token');
    expect(text).toContain('/forgotpassword');
    expect(text).not.toContain('Win now');
  });

  it('tell when they were used last', async () => {
    const { _id, token } = (await issue(['courses:read'])).body;
    const lastUse = async () =>
      (await educator.get<Token[]>('/api/user/tokens')).body.find((one) => one._id === _id)
        ?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await app.visitor().get('/api/course/getcreatorcourses', as(token));
    expect(await lastUse()).toEqual(expect.any(String));
  });

  it('end when they are revoked, by their owner alone', async () => {
    const { _id, token } = (await issue(['courses:read'])).body;
    const stranger = await app.signUp('educator');
    expect((await stranger.delete(`/api/user/tokens/${_id}`)).status).toBe(404);
    expect((await educator.delete(`/api/user/tokens/${_id}`)).status).toBe(200);
    const reply = await app.visitor().get('/api/course/getcreatorcourses', as(token));
    expect(reply.status).toBe(401);
  });

  it('end when their time is over', async () => {
    const { _id, token } = (await issue(['courses:read'])).body;
    await app.sql.rows(
      `update identity.access_token set expires_at = now() - interval '1 minute' where id = $1`,
      [_id],
    );
    expect((await app.visitor().get('/api/course/getcreatorcourses', as(token))).status).toBe(401);
  });

  it('that are wrong make nobody a visitor', async () => {
    const list = '/api/course/getpublishedcourses';
    const reply = await app.visitor().get<Refusal>(list, as('lectern_pat_x'));
    expect(reply.status).toBe(401);
    expect(reply.body.message).toBe('This access token is unknown, revoked or expired.');
    expect(reply.headers.get('www-authenticate')).toBe(
      'Bearer realm="Lectern", error="invalid_token", Cookie realm="Lectern"',
    );
  });

  it('are at most twenty', async () => {
    const person = await app.signUp('student');
    const body = { name: 'One of many', scopes: ['profile:read'] };
    for (let count = 0; count < 20; count += 1)
      expect((await person.post('/api/user/tokens', body)).status).toBe(201);
    expect((await person.post('/api/user/tokens', body)).status).toBe(409);
  });
});

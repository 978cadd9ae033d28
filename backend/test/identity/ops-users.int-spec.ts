import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let ops: HttpClient;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  ops = await app.opsStaff();
}, 60_000);
afterAll(() => app.close());

const reason = 'Ticket 4711: asked for by the owner';
const password = 'correct horse battery';
const call = (userId: string, verb: string, more: object = {}) =>
  ops.post(`/api/ops/users/${userId}/${verb}`, { reason, ...more });
const logIn = async (email: string) => app.visitor().post('/api/auth/login', { email, password });

describe('Ops staff', () => {
  it('find accounts by the beginning of an address or a name, or by id', async () => {
    const { user } = await app.signUp('educator', 'Zubin Mehta');
    for (const q of [user.email, 'zubin m', user._id]) {
      const { body } = await ops.get<object[]>(`/api/ops/users?q=${encodeURIComponent(q)}`);
      expect(body).toMatchObject([{ _id: user._id, role: 'educator', liveSessions: 1 }]);
    }
    const { headers } = await ops.get('/api/ops/users?limit=1');
    expect(headers.get('link')).toContain('rel="next"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await ops.get('/api/ops/users?limit=2')).headers.get('link')).toBeNull();
  });

  it('find an account by the address it gave up, which its owner writes from', async () => {
    const { _id, email } = (await app.signUp('student')).user;
    await app.sql.rows(
      `insert into identity.otp_challenge
         (id, user_id, kind, created_at, expires_at, old_email, new_email, wrong_tries, passed_at)
       values (gen_random_uuid(), $1, 'email-code', now(), now(), $2, 'new@example.com', 0, now())`,
      [_id, `old-${email}`],
    );
    const { body } = await ops.get<object[]>(`/api/ops/users?q=OLD-${email}`);
    expect(body).toMatchObject([{ _id, email }]);
  });

  it('rehearse the locking of an account, which changes nothing', async () => {
    const member = await app.signUp('student');
    const rehearsal = await call(member.user._id, 'lock', { dryRun: true });
    expect(rehearsal.body).toMatchObject({ changed: true, dryRun: true, auditId: null });
    expect((await member.get('/api/user/currentuser')).status).toBe(200);
  });

  it('lock an account once', async () => {
    const { _id } = (await app.signUp('student')).user;
    expect((await call(_id, 'lock')).body).toMatchObject({
      changed: true,
      before: { isLocked: false },
      after: { isLocked: true },
    });
    expect((await call(_id, 'lock')).body['changed']).toBe(false);
  });

  it('end the sessions of an account they lock, and its log-ins until it is unlocked', async () => {
    const member = await app.signUp('student');
    const { _id, email } = member.user;
    await call(_id, 'lock');
    expect((await member.get('/api/user/currentuser')).status).toBe(401);
    expect((await logIn(email)).body).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await call(_id, 'unlock');
    expect((await logIn(email)).status).toBe(200);
  });

  it('change a role, which counts from the next log-in on', async () => {
    const { user } = await app.signUp('student');
    expect((await call(user._id, 'role', { role: 'educator' })).body).toMatchObject({
      action: 'identity.set-role',
      after: { role: 'educator' },
    });
    expect((await logIn(user.email)).body['role']).toBe('educator');
    const log = await ops.get<object[]>('/api/ops/audit-log');
    expect(log.body[0]).toMatchObject({ action: 'identity.set-role', target: user._id, reason });
  });

  it('cannot lock or demote themselves, and a dry run says so', async () => {
    const self = (await ops.get('/api/user/currentuser')).body['_id'] as string;
    await app.opsStaff();
    for (const answer of [
      await call(self, 'lock'),
      await call(self, 'role', { role: 'student', dryRun: true }),
    ])
      expect([answer.status, answer.body['code']]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await ops.get('/api/user/currentuser')).status).toBe(200);
  });

  it('are told when there is no such account', async () => {
    expect((await call('0192f0c1-7b5e-7000-8000-000000000000', 'lock')).status).toBe(404);
  });
});

describe('The ops staff as a whole', () => {
  const others = `role = 'ops' and locked_at is null`;
  /** Locks all other ops accounts, including the usual ops client. */
  async function staffOf(size: number): Promise<HttpClient[]> {
    await app.sql.rows(`update identity."user" set locked_at = now() where ${others}`);
    return Promise.all(Array.from({ length: size }, () => app.opsStaff()));
  }

  it('keeps one of two who lock each other in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = (await staffOf(2)) as [HttpClient, HttpClient];
      const lock = (by: HttpClient, whom: HttpClient) =>
        by.post(`/api/ops/users/${whom.user._id}/lock`, { reason });
      const answers = await Promise.all([lock(one, other), lock(other, one)]);
      expect(answers.map(({ status }) => status)).toContain(200);
      const left = await app.sql.rows(`select id from identity."user" where ${others}`);
      expect(left).toHaveLength(1);
    }
  });

  it('keeps one of two who delete their accounts in the same moment', async () => {
    const answers = await Promise.all(
      (await staffOf(2)).map((one) =>
        one.send<Record<string, unknown>>('DELETE', '/api/user', { password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['code']).toBe('LAST_OPS_ACCOUNT');
  });
});

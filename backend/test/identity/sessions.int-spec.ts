import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from '../support/api-process.js';
import type { HttpClient } from '../support/http-client.js';
import { ForgetOldCredentials } from '../../src/modules/identity/application/passwords/forget-old-credentials.js';
import { SessionCache } from '../../src/modules/identity/infrastructure/security/session-cache.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { plans } from '../support/plans.js';
import { TestApp } from '../support/test-app.js';
import { mailedCode } from './mailed.js';

interface SessionBody {
  readonly _id: string;
  readonly device: string;
  readonly current: boolean;
}

let app: TestApp;
let other: ApiProcess;
let ops: HttpClient;
beforeAll(async () => {
  app = await TestApp.start();
  ops = await app.opsStaff();
  other = await ApiProcess.start(app.settings);
}, 90_000);
afterAll(() => app.close());

const password = 'correct horse battery';
const reason = 'Ticket 4711: asked for by the owner';
const statusOf = async (client: HttpClient) => (await client.get('/api/user/currentuser')).status;
const sessionsOf = async (client: HttpClient) =>
  (await client.get<SessionBody[]>('/api/user/sessions')).body;

async function logIn(email: string, agent = 'curl'): Promise<HttpClient> {
  const client = app.visitor();
  const headers = { 'user-agent': agent };
  await client.post('/api/auth/login', { email, password }, { headers });
  return client;
}

describe('A session that ends in one process', () => {
  const endings: Record<string, (member: HttpClient) => Promise<unknown>> = {
    'logging out': (member) => member.post('/api/auth/logout'),
    'ending it from another device': async ({ user }) =>
      (await logIn(user.email)).delete('/api/user/sessions'),
    'changing the password elsewhere': async ({ user }) =>
      (await logIn(user.email)).post('/api/user/changepassword', {
        currentPassword: password,
        newPassword: 'a better horse battery',
      }),
    'moving to another email address elsewhere': async ({ user }) => {
      const email = `new-${user.email}`;
      const client = await logIn(user.email);
      await client.post('/api/user/changeemail', { email, password });
      await client.post('/api/user/confirmemail', { otp: await mailedCode(app, email) });
    },
    'resetting the password': async ({ user }) => {
      const { email } = user;
      const client = app.visitor();
      await client.post('/api/auth/sendotp', { email });
      const otp = await mailedCode(app, email);
      await client.post('/api/auth/verifyotp', { email, otp });
      await client.post('/api/auth/resetpassword', { email, password: 'a better horse battery' });
    },
    'ending it by name from another device': async ({ user }) => {
      const second = await logIn(user.email);
      const mine = (await sessionsOf(second)).find(({ current }) => !current);
      await second.delete(`/api/user/sessions/${mine?._id}`);
    },
    'ten more log-ins': async ({ user }) => {
      for (let n = 0; n < 10; n += 1) await logIn(user.email);
    },
    'deleting the account': (member) => member.send('DELETE', '/api/user', { password }),
    'the account being locked': ({ user }) =>
      ops.post(`/api/ops/users/${user._id}/lock`, { reason }),
    'the account being given another role': ({ user }) =>
      ops.post(`/api/ops/users/${user._id}/role`, { role: 'educator', reason }),
    'the owner of the address coming in with Google': async ({ user: { email, name } }) => {
      const client = app.visitor();
      const vouched = { email, name, emailVerified: true };
      const { idToken } = (await client.post('/dev/identity/token', vouched)).body;
      await client.post('/api/auth/googlesignup', { email, name, role: '', idToken });
    },
  };

  it.each(Object.keys(endings))('is over at the next request in another one: %s', async (name) => {
    const member = await app.signUp('student');
    const [here, there] = [other.with(member), other.with(member)];
    // Both processes have just cached the session.
    expect([await statusOf(member), await statusOf(here)]).toEqual([200, 200]);
    await endings[name]?.(member);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(here)).toBe(401);
  });

  it('is over there in each of thirty rounds', async () => {
    const { user } = await app.signUp('student');
    const statuses = [];
    for (let round = 0; round < 30; round += 1) {
      const member = await logIn(user.email);
      const there = other.with(member);
      await statusOf(there);
      await member.post('/api/auth/logout');
      statuses.push(await statusOf(there));
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});

describe('Your sessions', () => {
  it('are listed newest first, with the device and which one is this', async () => {
    const member = await app.signUp('student');
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:147.0) Gecko/20100101 Firefox/147.0';
    const second = await logIn(member.user.email, firefox);
    expect(await sessionsOf(second)).toMatchObject([
      { device: 'Firefox on Windows', current: true },
      { current: false },
    ]);
  });

  it('can be ended one by one, and nobody else’s', async () => {
    const [mine, theirs] = await Promise.all([app.signUp('student'), app.signUp('student')]);
    const second = await logIn(mine.user.email);
    const [, first] = await sessionsOf(second);
    const [foreign] = await sessionsOf(theirs);
    expect((await second.delete(`/api/user/sessions/${foreign?._id}`)).status).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
    expect((await second.delete(`/api/user/sessions/${first?._id}`)).status).toBe(200);
    expect([await statusOf(mine), await statusOf(second)]).toEqual([401, 200]);
    expect((await second.delete(`/api/user/sessions/${first?._id}`)).status).toBe(404);
  });

  it('are ten at most: the oldest makes room', async () => {
    const first = await app.signUp('student');
    const later = [];
    for (let n = 0; n < 10; n += 1) later.push(await logIn(first.user.email));
    expect(await statusOf(first)).toBe(401);
    expect(await sessionsOf(later[9] as HttpClient)).toHaveLength(10);
  });
});

describe('Old sessions', () => {
  it('are removed when they have been over for a month', async () => {
    const { user } = await app.signUp('student');
    const long = "now() - interval '31 days'";
    for (let n = 0; n < 4; n += 1) await logIn(user.email);
    const ids = (
      await app.sql.rows<{ id: string }>(
        'select id from identity.session where user_id = $1 order by id',
        [user._id],
      )
    ).map(({ id }) => id);
    await app.sql.rows(`update identity.session set ended_at = ${long} where id = $1`, [ids[1]]);
    await app.sql.rows(`update identity.session set ends_at = ${long} where id = $1`, [ids[2]]);
    await app.sql.rows(
      `update identity.session set last_seen_at = ${long} - idle_ms * interval '1 ms' where id = $1`,
      [ids[3]],
    );
    await app.nest.get(ForgetOldCredentials).execute(new AbortController().signal);
    const left = await app.sql.rows<{ id: string }>(
      'select id from identity.session where user_id = $1 order by id',
      [user._id],
    );
    expect(left.map(({ id }) => id)).toEqual([ids[0], ids[4]]);
  });
});

describe('Old codes, permits and tokens', () => {
  it('are removed when they have been over for a month, and not before', async () => {
    const { user } = await app.signUp('student');
    const statements = {
      otp_challenge: `insert into identity.otp_challenge (id, user_id, kind, created_at, expires_at, wrong_tries)
        select gen_random_uuid(), $1, 'code', now() - days - interval '5 min', now() - days, 0`,
      reset_permit: `insert into identity.reset_permit (token_hash, user_id, expires_at)
        select gen_random_uuid(), $1, now() - days`,
      access_token: `insert into identity.access_token (id, user_id, name, scopes, token_hash, created_at, expires_at)
        select gen_random_uuid(), $1, 'Reports', '{}', gen_random_uuid(), now() - days, now() - days`,
    };
    for (const insert of Object.values(statements))
      await app.sql.rows(`${insert} from unnest('{31 days,29 days}'::interval[]) as days`, [
        user._id,
      ]);
    await app.nest.get(ForgetOldCredentials).execute(new AbortController().signal);
    const left = await Promise.all(
      Object.keys(statements).map((table) =>
        app.sql.rows(
          `select expires_at > now() - interval '30 days' as young from identity.${table} where user_id = $1`,
          [user._id],
        ),
      ),
    );
    expect(left).toEqual(Object.keys(statements).map(() => [{ young: true }]));
  });
});

describe('Requests for a code that nobody looked into', () => {
  it('are removed after a day, and not before', async () => {
    await app.sql.rows(
      `insert into identity.reset_request (id, email, asked_at)
       select gen_random_uuid(), age || '@example.com', now() - age::interval
       from unnest('{25hours,23hours}'::text[]) as age`,
    );
    await app.nest.get(ForgetOldCredentials).execute(new AbortController().signal);
    const left = await app.sql.rows('select email from identity.reset_request');
    expect(left).toEqual([{ email: '23hours@example.com' }]);
  });
});

describe('Checking a session', () => {
  it('costs one indexed query at most, and none again for a moment', async () => {
    const member = await app.signUp('student');
    const asked = await countingQueries(async () => {
      for (let n = 0; n < 5; n += 1) await member.get('/api/learning/progress/nonsense');
    });
    const checks = asked.filter((text) => text.includes('identity.session'));
    expect(checks).toHaveLength(1);
    expect(await plans(app, checks)).toMatch(/Index.* using session_pkey/);
  });

  it('lets somebody who comes back just in time go on', async () => {
    const member = await app.signUp('student');
    const { _id } = member.user;
    await app.nest.get(SessionCache).forget(_id);
    await app.sql.rows(
      `update identity.session set last_seen_at = now() - (idle_ms - 3000) * interval '1 ms' where user_id = $1`,
      [_id],
    );
    expect(await statusOf(member)).toBe(200);
    // It is still kept by then, so that what was kept counts.
    await sleep(3_200);
    expect(await statusOf(member)).toBe(200);
  });
});

describe('A database that takes no writes for the moment', () => {
  const readOnly = async (word: 'on' | 'off') => {
    const url = app.settings['DATABASE_URL'] ?? '';
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query('set default_transaction_read_only = off');
    const name = new URL(url).pathname.slice(1);
    await admin.query(`alter database ${name} set default_transaction_read_only = ${word}`);
    // Connections keep what they began with.
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await admin.end();
  };
  afterAll(() => readOnly('off'));

  it('lets members and their programs read, and tells them that a change has to wait', async () => {
    const member = await app.signUp('student');
    await app.sql.rows(
      `update identity.session set last_seen_at = now() - interval '1 hour' where user_id = $1`,
      [member.user._id],
    );
    const wanted = { name: 'Reads on', scopes: ['profile:read'] };
    const { token } = (await member.post<{ token: string }>('/api/user/tokens', wanted)).body;
    await readOnly('on');
    await eventually('the connections are back', async () => (await statusOf(member)) === 200);
    for (const page of ['/api/course/getpublishedcoures', '/api/learning/progress'])
      expect((await member.get(page)).status).toBe(200);
    const asProgram = { headers: { authorization: `Bearer ${token}` } };
    expect((await app.visitor().get('/api/user/currentuser', asProgram)).status).toBe(200);
    const { status, headers } = await member.post('/api/auth/logout');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });
});

/** The texts of the statements run by the work. */
async function countingQueries(work: () => Promise<void>): Promise<string[]> {
  const { sql } = app;
  const original = sql.rows.bind(sql);
  const texts: string[] = [];
  sql.rows = (text, params) => {
    texts.push(text);
    return original(text, params);
  };
  await work();
  sql.rows = original;
  return texts;
}

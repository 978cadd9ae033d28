import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONNECT_MS } from '../../src/platform/infrastructure/database/connection-limits.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { ReadyReplies } from '../../src/platform/infrastructure/http/replies/ready-replies.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';
import { Door } from '../support/door.js';
import { TestApp } from '../support/test-app.js';

/** Instead of ten seconds; enough for replies of a busy machine. */
const ANSWER_MS = 1_500;
const SOONER_THAN_USUAL_MS = 9_000;
const A_PATIENT_VISITOR_MS = 4_500;
let database: FreshDatabase;
let door: Door;

beforeAll(async () => {
  database = await freshDatabase();
  door = await Door.to(database.url);
});
afterAll(async () => {
  door.close();
  await database.drop();
});

async function servedImpatiently(work: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await TestApp.start({ DATABASE_URL: door.url, ROLES: 'api' });
  const { pool } = app.nest.get(Database);
  pool.options.query_timeout = ANSWER_MS;
  // Fills the pool with idle connections that have this limit.
  for (const round of [true, false]) {
    const held = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of held) client.release(round);
  }
  await work(app);
  // Ends connections that still wait in vain, or the shutdown would wait for each.
  door.shut();
  door.reopen();
  await app.close();
}

async function impatiently(work: (opened: Database) => Promise<void>): Promise<void> {
  const limits = { silenceMs: 60_000, answerMs: ANSWER_MS };
  const opened = new Database({ url: door.url, pool: 2, persistence: () => [], limits });
  await work(opened).finally(() => opened.close());
}

describe('When what is said on the connections to the database reaches nobody any more', () => {
  it(
    'a request is told so in time, and the next one is served on a new connection',
    () =>
      servedImpatiently(async (app) => {
        const login = () =>
          app.visitor().post('/api/auth/login', { email: 'a@example.com', password: 'x' });
        door.swallow();
        const from = performance.now();
        const told = await login();
        expect([told.status, told.headers.get('retry-after')]).toEqual([503, '5']);
        expect(told.body).toMatchObject({ code: 'UNAVAILABLE' });
        expect(performance.now() - from).toBeLessThan(SOONER_THAN_USUAL_MS);
        expect((await login()).status).toBe(401);
      }),
    60_000,
  );

  it('a visitor gets the catalog of a moment ago in time, and the next one at once', async () => {
    const app = await TestApp.start({ DATABASE_URL: door.url, ROLES: 'api' });
    const replies = app.nest.get(ReadyReplies);
    const look = () => app.visitor().get('/api/course/getpublishedcourses');
    // From when the process hears of changes.
    await eventually('a reply is kept', async () => (await look()).headers.has('vary'));
    const before = await look();
    // As when nobody hears of changes any more.
    replies.trust(false);
    door.swallow();
    for (const limitMs of [A_PATIENT_VISITOR_MS, A_PATIENT_VISITOR_MS / 2]) {
      const from = performance.now();
      const { status, body, headers } = await look();
      expect([status, body, headers.get('etag')]).toEqual([200, [], before.headers.get('etag')]);
      expect(headers.get('age')).not.toBeNull();
      expect(performance.now() - from).toBeLessThan(limitMs);
    }
    door.shut();
    door.reopen();
    await app.close();
  }, 60_000);

  it('whoever asks whether we are ready is told so in time, and those who ask take no places from others', async () => {
    const app = await TestApp.start({ DATABASE_URL: door.url, ROLES: 'api' });
    const probe = () => app.visitor().get('/health/ready');
    expect((await probe()).status).toBe(200);
    door.swallow();
    const from = performance.now();
    const probes = Array.from({ length: 20 }, probe);
    const told = (await Promise.all(probes)).map(({ status }) => status);
    expect(new Set(told)).toEqual(new Set([503]));
    expect(performance.now() - from).toBeLessThan(SOONER_THAN_USUAL_MS);
    expect(app.sql.poolFigures.waiting).toBeLessThan(5);
    door.shut();
    door.reopen();
    await app.close();
  }, 60_000);

  it('a transaction is given up, and all places of the pool are good again', () =>
    impatiently(async (opened) => {
      const lost = opened.em.fork().transactional(async (em) => {
        await em.execute('select 1');
        door.swallow();
        await em.execute('select 2');
      });
      await expect(lost).rejects.toThrow('Query read timeout');
      const answers = [1, 2].map(() => opened.em.fork().execute('select 3 as three'));
      expect(await Promise.all(answers)).toEqual([[{ three: 3 }], [{ three: 3 }]]);
    }));

  it('neither who is idle nor who was held meanwhile is asked again', () =>
    impatiently(async ({ pool }) => {
      const [asked, held] = await Promise.all([pool.connect(), pool.connect()]);
      asked.release();
      door.swallow();
      await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
      held.release();
      expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    }));
});

describe('A connection that leads to a replica since a failover', () => {
  it('is replaced once the database has refused a write on it', async () => {
    const limits = { silenceMs: 60_000, answerMs: 10_000 };
    const opened = new Database({ url: database.url, pool: 1, persistence: () => [], limits });
    const write = () =>
      opened.em.fork().transactional(async (em) => {
        await em.execute('create table written (at timestamptz)');
      });
    await opened.em.fork().execute('set default_transaction_read_only = on');
    await expect(write()).rejects.toMatchObject({ code: '25006' });
    await write();
    expect(opened.pool.totalCount).toBe(1);
    await opened.close();
  });
});

describe('A statement that is only slow', () => {
  it('is ended by the database, before its connection would be given up, and its connection goes on', async () => {
    const limits = { silenceMs: 60_000, answerMs: 10_000 };
    const opened = new Database({ url: door.url, pool: 1, persistence: () => [], limits });
    const run = (sql: string) => opened.em.fork().execute(sql);
    expect(await run('show statement_timeout')).toEqual([{ statement_timeout: '8s' }]);
    // The two limits are far apart here, because a busy machine may stop this process between them.
    await run('set statement_timeout = 300');
    const before = await run('select pg_backend_pid() as id');
    await expect(run('select pg_sleep(9)')).rejects.toMatchObject({ code: '57014' });
    expect(await run('select pg_backend_pid() as id')).toEqual(before);
    await opened.close();
  });
});

describe('The first connection', () => {
  it('is there even if the process was too busy with its start to notice it in time', async () => {
    const opened = new Database({ url: database.url, pool: 2, persistence: () => [] });
    const connecting = opened.connect();
    const busyMs = CONNECT_MS + 100;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs);
    await connecting;
    expect(opened.pool.totalCount).toBe(1);
    await opened.close();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { IdempotentRequests } from '../../src/platform/infrastructure/http/idempotency/idempotent-requests.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';
import { Door } from '../support/door.js';
import type { HttpClient } from '../support/http-client.js';
import { WAITS } from '../support/overlap.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let educator: HttpClient;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  educator = await app.signUp('educator');
});

interface Created {
  course: { _id: string };
  code: string;
}
const create = (key: string, title = 'Once is enough', client = educator) =>
  client.post<Created>(
    '/api/course/create',
    { title, category: 'Others' },
    { headers: { 'idempotency-key': key } },
  );
const ownCourses = async () =>
  (await educator.get<object[]>('/api/course/getcreatorcourses')).body.length;

describe('A request with an Idempotency-Key', () => {
  it('is done once, and its answer replayed', async () => {
    const key = randomUUID();
    const first = await create(key);
    const again = await create(key);
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      first.status,
      JSON.stringify(first.body),
    ]);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await ownCourses()).toBe(1);
  });

  it('is refused when the key was used for another request', async () => {
    const key = randomUUID();
    await create(key);
    const other = await create(key, 'Something else');
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('is done once when it is sent ten times at the same moment', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => create(key)));
    // Repetitions during the first run are refused, later ones get its answer.
    const made = replies.filter(({ status }) => status !== 409);
    const [first] = made;
    expect(first?.status).toBe(201);
    for (const { status, body } of made) expect([status, body]).toEqual([201, first?.body]);
    expect(await ownCourses()).toBe(1);
  });

  const whileCoursesAreHeld = async (
    key: string,
    meanwhile: (obstacle: pg.Client) => Promise<void>,
  ) => {
    const obstacle = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
    await obstacle.connect();
    try {
      await obstacle.query('begin');
      await obstacle.query('lock table catalog.course in exclusive mode');
      const first = create(key);
      await eventually('the first one waiting', async () => (await obstacle.query(WAITS)).rowCount);
      await meanwhile(obstacle);
      await obstacle.query('commit');
      return await first;
    } finally {
      await obstacle.end();
    }
  };

  it('is refused while the first one is worked on', async () => {
    const key = randomUUID();
    const first = await whileCoursesAreHeld(key, async () => {
      expect((await create(key)).body.code).toBe('REQUEST_IN_PROGRESS');
    });
    expect(first.status).toBe(201);
  });

  it('is done once when the first one was taken for gone and comes to its end after all', async () => {
    const key = randomUUID();
    let second: ReturnType<typeof create> | undefined;
    const first = await whileCoursesAreHeld(key, async (obstacle) => {
      await app.sql.rows(
        "update platform.idempotent_request set begun_at = begun_at - interval '2 minutes' where key = $1",
        [key],
      );
      second = create(key);
      await eventually('both waiting', async () => (await obstacle.query(WAITS)).rowCount === 2);
    });
    expect([first.status, first.body.code]).toEqual([409, 'REQUEST_IN_PROGRESS']);
    expect((await second)?.status).toBe(201);
    expect(await ownCourses()).toBe(1);
  });

  it('may be mended and sent again after it was refused', async () => {
    const key = randomUUID();
    expect((await create(key, '')).status).toBe(400);
    expect((await create(key)).status).toBe(201);
  });

  it('may be sent again soon after it failed with a database that went away', async () => {
    const key = randomUUID();
    const requests = app.nest.get(IdempotentRequests);
    jest.spyOn(requests, 'forget').mockRejectedValueOnce(new Error('The database is away.'));
    expect((await create(key, '')).status).toBe(400);
    expect((await create(key, '')).body.code).toBe('REQUEST_IN_PROGRESS');
    await eventually('the key is free', async () => (await create(key, '')).status === 400);
  });

  it('logs out the session of today, not only the one of yesterday', async () => {
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const [email, password] = ['twice@lectern.test', 'correct horse battery'];
    await educator.post('/api/auth/signup', { name: 'Twice', email, password }, options);
    await educator.post('/api/auth/logout', {}, options);
    await educator.post('/api/auth/login', { email, password }, options);
    await educator.post('/api/auth/logout', {}, options);
    expect((await educator.get('/api/user/currentuser')).status).toBe(401);
  });

  it('has nothing to do with the same key of somebody else', async () => {
    const key = randomUUID();
    const mine = await create(key);
    const theirs = await create(key, 'Once is enough', await app.signUp('educator'));
    expect(theirs.status).toBe(201);
    expect(theirs.body.course._id).not.toBe(mine.body.course._id);
  });

  it('is recognized by nothing that passwords could be tried on', async () => {
    const [email, currentPassword] = ['kept@lectern.test', 'correct horse battery'];
    const mine = app.visitor();
    await mine.post('/api/auth/signup', { name: 'Kept', email, password: currentPassword });
    const [key, body] = [randomUUID(), { currentPassword, newPassword: 'another horse battery' }];
    const headers = { 'idempotency-key': key };
    const change = () => mine.post('/api/user/changepassword', body, { headers });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
    const kept = await app.sql.first<{ fingerprint: string }>(
      'select fingerprint from platform.idempotent_request where key = $1',
      [key],
    );
    const plain = `POST /api/user/changepassword\n${JSON.stringify(body)}`;
    expect(kept?.fingerprint).not.toBe(createHash('sha256').update(plain).digest('hex'));
  });

  it('is done anew after a day, and its answer lies about no longer', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    await Promise.all([create(key), create(other)]);
    await app.sql.rows(
      "update platform.idempotent_request set begun_at = begun_at - interval '25 hours' where key in ($1, $2)",
      [key, other],
    );
    const again = await create(key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, null]);
    await app.nest.get(IdempotentRequests).forgetOld();
    const kept = await app.sql.rows<{ key: string }>(
      'select key from platform.idempotent_request where key in ($1, $2)',
      [key, other],
    );
    expect(kept).toEqual([{ key }]);
  });

  it('needs a UUID', async () => {
    expect((await create('1')).status).toBe(400);
  });
});

describe('When the connection to the database breaks under a request with an Idempotency-Key', () => {
  let database: FreshDatabase;
  let door: Door;
  let behind: TestApp;
  let author: HttpClient;
  beforeAll(async () => {
    database = await freshDatabase();
    door = await Door.to(database.url);
    behind = await TestApp.start({ DATABASE_URL: door.url, ROLES: 'api' });
    author = await behind.signUp('educator');
  }, 60_000);
  afterAll(async () => {
    await behind.close();
    door.close();
    await database.drop();
  });

  const countOf = async (path: string) => {
    const { body } = await author.get<object[] | { lectures: object[] }>(path);
    return Array.isArray(body) ? body.length : body.lectures.length;
  };
  const twice = async (post: (key: string) => Promise<{ status: number; body: object }>) => {
    const key = randomUUID();
    door.breakAfter('commit');
    return [(await post(key)).status, await post(key)] as const;
  };

  it('a course whose commit was not answered is made once, and the repetition gets its answer', async () => {
    const [first, again] = await twice((key) => create(key, 'Once is enough', author));
    expect([first, again.status]).toEqual([503, 201]);
    expect(await countOf('/api/course/getcreatorcourses')).toBe(1);
  });

  it('so is a lecture', async () => {
    const { course } = (await create(randomUUID(), 'With lectures', author)).body;
    const path = `/api/course/createlecture/${course._id}`;
    const [first, again] = await twice((key) =>
      author.post(path, { lectureTitle: 'Once' }, { headers: { 'idempotency-key': key } }),
    );
    expect([first, again.status]).toEqual([503, 201]);
    expect(await countOf(`/api/course/getcourselecture/${course._id}`)).toBe(1);
  });
});

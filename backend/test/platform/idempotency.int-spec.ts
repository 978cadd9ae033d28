import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../support/http-client.js';
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
    expect([again.status, again.body]).toEqual([first.status, first.body]);
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
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await ownCourses()).toBe(1);
  });

  it('may be mended and sent again after it was refused', async () => {
    const key = randomUUID();
    expect((await create(key, '')).status).toBe(400);
    expect((await create(key)).status).toBe(201);
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

  it('needs a UUID', async () => {
    expect((await create('1')).status).toBe(400);
  });
});

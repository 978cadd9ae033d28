import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient, Reply } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { createCourse, enroll } from './classroom.js';

const LIST = '/api/course/getpublishedcoures?limit=2';
/** A header that the shortcut leaves to the route. */
const BY_ITS_ROUTE = { headers: { 'if-none-match': '"another"' } };

let app: TestApp;
let educator: HttpClient;
let learner: HttpClient;
beforeAll(async () => {
  app = await TestApp.start();
  educator = await app.signUp('educator');
  learner = await app.signUp('student');
  for (const price of ['499', '0', '799']) {
    const { _id } = await createCourse(educator, { isPublished: 'true', price });
    if (price === '0') await enroll(app, learner, _id);
  }
}, 60_000);
afterAll(() => app.close());

/** What a client sees, without what differs between any two replies: ids, times and, in errors, what follows from them. */
function told({ status, headers, body }: Reply<object>): object {
  const always = Object.fromEntries(headers);
  expect(always['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const differing = ['x-request-id', 'date', ...(status === 200 ? [] : ['etag'])];
  const same = Object.entries(always).filter(([name]) => !differing.includes(name));
  return { status, headers: same, body: status === 200 ? body : { ...body, requestId: null } };
}

describe('A page of the catalog for a member', () => {
  it.each([
    ['the first', LIST],
    ['a filtered one', `${LIST}&sort=price&level=Beginner&category=Others`],
    ['one at the other address', LIST.replace('coures', 'courses')],
    ['one after a cursor nobody made', `${LIST}&cursor=nonsense`],
    ['one of a size nobody may ask for', `${LIST}0000`],
  ])('is the same as by its route: %s', async (_, path) => {
    for (const reader of [learner, educator])
      expect(told(await reader.get(path))).toEqual(told(await reader.get(path, BY_ITS_ROUTE)));
  });

  it('leads on to the next', async () => {
    const [, next = ''] =
      /<([^>]+)>/.exec((await learner.get(LIST)).headers.get('link') ?? '') ?? [];
    const page = await learner.get<object[]>(next);
    expect(page.body).toHaveLength(1);
    expect(told(page)).toEqual(told(await learner.get(next, BY_ITS_ROUTE)));
  });

  it('is a visitor’s after the log-out', async () => {
    const leaver = await app.signUp('student');
    await leaver.get(LIST);
    await leaver.get('/api/auth/logout');
    const { body } = await leaver.get(LIST);
    expect(body).toEqual((await app.visitor().get(LIST)).body);
  });
});

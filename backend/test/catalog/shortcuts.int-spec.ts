import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
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
  // Behind a proxy, so that limits count.
  app = await TestApp.start({ TRUST_PROXY: 'true', RATE_LIMITS: 'search=2/60' });
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

describe('A search', () => {
  const SEARCH = '/api/ai/search';
  /** The same address, but one that the shortcut leaves to the route. */
  const BY_THE_ROUTE = `${SEARCH}?by=route`;
  const by = async (path: string, body: object | string, headers = {}) =>
    told(await learner.send<object>('POST', path, body, { headers }));
  beforeAll(() =>
    eventually('all courses in the index', async () => {
      const { body } = await learner.post<object[]>(SEARCH, { input: 'cctv' });
      return body.length === 3;
    }),
  );

  it.each([
    ['one that finds courses', { input: 'cctv' }],
    ['a misspelled one', { input: 'cctv montoring' }],
    ['one beyond its limits', { input: 'cctv under ₹1 with 5 stars' }],
    ['one that is no text', { input: 7 }],
    ['one without words', {}],
    ['one that would change objects', '{"__proto__": {}, "input": "cctv"}'],
    ['one that is no object', 'courses'],
  ])('is the same as by its route: %s', async (_, body) => {
    expect(await by(SEARCH, body)).toEqual(await by(BY_THE_ROUTE, body));
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['from an unknown origin', { origin: 'https://evil.example' }],
    ['in another encoding', { 'content-encoding': 'zstd' }],
    ['as text', { 'content-type': 'text/plain' }],
  ])('is refused as by its route: %s', async (_, headers) => {
    const refused = await by(SEARCH, { input: 'courses' }, headers);
    expect(refused).toEqual(await by(BY_THE_ROUTE, { input: 'courses' }, headers));
    expect(refused).not.toMatchObject({ status: 200 });
  });

  it('is refused after the log-out', async () => {
    const leaver = await app.signUp('student');
    expect((await leaver.post(SEARCH, { input: 'courses' })).status).toBe(200);
    await leaver.get('/api/auth/logout');
    expect((await leaver.post(SEARCH, { input: 'courses' })).status).toBe(401);
  });

  it('spends the same limit as by its route, and tells what is left', async () => {
    const searcher = await app.signUp('student');
    const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    const left = [];
    for (const path of [SEARCH, BY_THE_ROUTE, SEARCH, BY_THE_ROUTE]) {
      const { status, headers } = await searcher.post(path, { input: 'courses' }, from);
      left.push(`${status} ${headers.get('ratelimit')?.split(';t=')[0]}`);
    }
    const refused = '429 "search";r=0';
    expect(left).toEqual(['200 "search";r=1', '200 "search";r=0', refused, refused]);
  });
});

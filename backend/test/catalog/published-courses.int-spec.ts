import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { type CourseBody, createCourse, enroll } from './classroom.js';

let app: TestApp;
let asha: HttpClient;
let learner: HttpClient;
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  asha = await app.signUp('educator', 'Asha Rao');
  learner = await app.signUp('student');
  const ravi = await app.signUp('educator', 'Ravi Kumar');
  const courses: [HttpClient, Record<string, string>][] = [
    [asha, { title: 'Alpha', category: 'AI/ML', level: 'Beginner', price: '499' }],
    [asha, { title: 'Beta', category: 'AI/ML', level: 'Advanced', price: '0' }],
    [ravi, { title: 'Gamma', category: 'Others', level: 'Beginner' }],
    [
      ravi,
      {
        title: 'Delta 100%',
        category: 'Data Science',
        price: '99.50',
        subTitle: 'For CCTV operators',
      },
    ],
    [ravi, { title: 'Hidden', category: 'AI/ML', isPublished: 'false' }],
  ];
  for (const [educator, fields] of courses) {
    const course = await createCourse(educator, { isPublished: 'true', ...fields });
    ids.set(course.title, course._id);
  }
  await enroll(app, learner, String(ids.get('Gamma')));
  await app.sql.rows('update catalog.course set rating_sum = 9, rating_count = 2 where id = $1', [
    ids.get('Beta'),
  ]);
}, 60_000);
afterAll(() => app.close());

const list = (query = '', client = app.visitor()) =>
  client.get<CourseBody[]>(`/api/course/getpublishedcoures${query}`);
const titles = async (query: string) => (await list(query)).body.map(({ title }) => title);

describe('The published courses', () => {
  it('are open to visitors, newest first, drafts left out, under both spellings', async () => {
    expect(await titles('')).toEqual(['Delta 100%', 'Gamma', 'Beta', 'Alpha']);
    const alias = await app.visitor().get<CourseBody[]>('/api/course/getpublishedcourses');
    expect(alias.body).toEqual((await list()).body);
  });

  it.each([
    ['category=AI%2FML', ['Beta', 'Alpha']],
    ['category=AI%2FML&category=Others', ['Gamma', 'Beta', 'Alpha']],
    ['level=Beginner', ['Gamma', 'Alpha']],
    ['level=Beginner&category=AI%2FML', ['Alpha']],
    ['q=cctv+FOR', ['Delta 100%']],
    ['q=100%25', ['Delta 100%']],
    ['q=%25', ['Delta 100%']],
    ['q=_', []],
    ['sort=price', ['Beta', 'Delta 100%', 'Alpha', 'Gamma']],
    ['sort=-price', ['Alpha', 'Delta 100%', 'Beta', 'Gamma']],
    ['sort=popular&limit=1', ['Gamma']],
    ['sort=rating&limit=1', ['Beta']],
  ])('answer ?%s', async (query, expected) => {
    expect(await titles(`?${query}`)).toEqual(expected);
  });

  it('can be those of one educator', async () => {
    expect(await titles(`?creator=${asha.user._id}`)).toEqual(['Beta', 'Alpha']);
  });

  it.each(['newest', 'popular', 'rating', 'price', '-price'])(
    'are each seen once when paged through by %s',
    async (sort) => {
      const seen: string[] = [];
      let path: string | undefined = `/api/course/getpublishedcoures?limit=1&sort=${sort}`;
      while (path) {
        const page: Awaited<ReturnType<typeof list>> = await app.visitor().get<CourseBody[]>(path);
        seen.push(...page.body.map(({ title }) => title));
        path = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
      }
      expect(seen).toEqual(await titles(`?sort=${sort}`));
    },
  );

  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=1&limit=2',
    'sort=cheap',
    'cursor=nonsense',
    `cursor=${Buffer.from('["price","x","00000000-0000-7000-8000-000000000000"]').toString('base64url')}&sort=price`,
    'category=Cooking',
    'level=Expert',
    'creator=abc',
    `q=${'x'.repeat(201)}`,
    'q=%00',
  ])('refuse ?%s', async (query) => {
    const reply = await app.visitor().get(`/api/course/getpublishedcoures?${query}`);
    expect([reply.status, reply.body['code']]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('refuse a cursor of another order', async () => {
    const link = (await list('?limit=1')).headers.get('link') ?? '';
    const cursor = /cursor=([^&>]+)/.exec(link)?.[1];
    expect((await list(`?limit=1&sort=price&cursor=${cursor}`)).status).toBe(400);
  });

  it('tell a client that has them already', async () => {
    const etag = String((await list()).headers.get('etag'));
    const again = await app.visitor().get('/api/course/getpublishedcoures', {
      // fetch adds no-cache to conditional requests by default.
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('name no learner but the caller', async () => {
    const gamma = async (client: HttpClient) =>
      (await list('', client)).body.find(({ title }) => title === 'Gamma');
    expect(await gamma(app.visitor())).toMatchObject({ enrolledStudents: [], enrolledCount: 1 });
    expect(await gamma(asha)).toMatchObject({ enrolledStudents: [] });
    expect(await gamma(learner)).toMatchObject({ enrolledStudents: [learner.user._id] });
  });

  it('carry the rating to one decimal and say nothing for the educator only', async () => {
    const beta = (await list()).body.find(({ title }) => title === 'Beta');
    expect(beta).toMatchObject({ averageRating: 4.5, reviewCount: 2, creatorName: 'Asha Rao' });
    expect(beta).not.toHaveProperty('missing');
  });
});

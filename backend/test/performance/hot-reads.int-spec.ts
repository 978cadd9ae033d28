import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { HttpClient } from '../support/http-client.js';
import { listenToStatements } from '../support/statements.js';
import { TestApp } from '../support/test-app.js';

const COURSES = 200;
const LIST = '/api/course/getpublishedcoures';
const KIB = 1024;

const SEED = [
  `insert into catalog.course (id, creator_id, title, sub_title, description, category, level, price_paise, is_published,
     published_at, was_sold, enrollment_count, rating_sum, rating_count, created_at, updated_at)
   select uuidv7(), $1, 'Course ' || at, 'Step by step', repeat('Useful. ', 60), 'Others', 'Beginner', 49900, true,
     now() - at * interval '1 minute', true, at, 4, 1, now() - at * interval '1 minute', now()
   from generate_series(1, ${COURSES}) as at`,
  `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
   select uuidv7(), id, 'Lecture', at, false, now() from catalog.course, generate_series(0, 1) as at where creator_id = $1`,
  `insert into reviews.review (id, course_id, author_id, rating, comment, created_at)
   select uuidv7(), id, uuidv7(), 4, 'Good.', now() from catalog.course where creator_id = $1`,
  `insert into learning.enrollment (id, learner_id, course_id, status, grant_kind, enrolled_at, active_since, progress)
   select uuidv7(), uuidv7(), id, 'active', 'free', now(), now(), '{}' from catalog.course where creator_id = $1`,
];

let app: TestApp;
let learner: HttpClient;
let educator: HttpClient;
let courseId: string;
let statements: string[];

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator');
  for (const statement of SEED) await app.sql.rows(statement, [educator.user._id]);
  learner = await app.signUp('student');
  const { body } = await learner.get<{ _id: string }[]>(`${LIST}?limit=1`);
  courseId = body[0]?._id ?? '';
  statements = await listenToStatements(app);
}, 60_000);
afterAll(() => app.close());

async function read(
  path: string,
  reader = learner,
): Promise<{ asked: string[]; bytes: number; next: string }> {
  statements.length = 0;
  const { status, body, headers } = await reader.get(path);
  expect(status).toBe(200);
  const [, next = ''] = /<([^>]+)>/.exec(headers.get('link') ?? '') ?? [];
  return { asked: [...statements], bytes: JSON.stringify(body).length, next };
}

/** Of the statements as they are prepared; a table is read as a whole only where no index would do, however small it is. */
async function plansOf(asked: readonly string[]): Promise<string> {
  const plans: string[] = [];
  const client = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
  await client.connect();
  await client.query('set enable_seqscan = off');
  for (const text of asked) {
    if (!/^\s*(select|with)/i.test(text)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await client.end();
  return plans.join('\n\n');
}

describe('A hot read', () => {
  it.each([
    ['the first page of the catalog', () => `${LIST}?limit=20`],
    ['a category of it', () => `${LIST}?limit=20&category=Others`],
    ['the page of a course', () => `/api/course/getcourse/${courseId}`],
    ['the lectures of a course', () => `/api/course/getcourselecture/${courseId}`],
    ['my progress', () => '/api/learning/progress'],
    ['my orders', () => '/api/payment/orders'],
    ['reviews of a course', () => `/api/review/course/${courseId}`],
    ['the latest reviews', () => '/api/review/allReview'],
    ['who I am', () => '/api/user/currentuser'],
  ])('finds %s by indexes alone and never counts rows off', async (_, path) => {
    const { asked } = await read(path());
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((text) => /\boffset\b/i.test(text))).toEqual([]);
    expect(await plansOf(asked)).not.toMatch('Seq Scan');
  });

  it.each([
    '/api/course/getcreatorcourses',
    '/api/course/dashboard',
    '/api/course/dashboard/earnings',
  ])('finds %s for an educator by indexes alone', async (path) => {
    const { asked } = await read(path, educator);
    expect(asked.filter((text) => /\boffset\b/i.test(text))).toEqual([]);
    expect(await plansOf(asked)).not.toMatch('Seq Scan');
  });

  it('finds a later page as it finds the first', async () => {
    const first = await read(`${LIST}?limit=20`);
    const later = await read(first.next);
    expect(later.asked).toHaveLength(first.asked.length);
    expect(await plansOf(later.asked)).not.toMatch('Seq Scan');
  });

  it('asks no more for many courses than for few', async () => {
    const few = await read(`${LIST}?limit=5`);
    const many = await read(`${LIST}?limit=100`);
    expect(many.asked).toHaveLength(few.asked.length);
    expect(few.asked.length).toBeLessThanOrEqual(8);
  });

  it('stays within its weight', async () => {
    expect((await read(`${LIST}?limit=20`)).bytes).toBeLessThan(32 * KIB);
    expect((await read(`/api/course/getcourse/${courseId}`)).bytes).toBeLessThan(32 * KIB);
  });
});

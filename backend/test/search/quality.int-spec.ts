import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { CatchUpIndex } from '../../src/modules/catalog/application/catch-up-index.js';
import { SearchCourses } from '../../src/modules/catalog/application/search-courses.js';
import { TestApp } from '../support/test-app.js';
import { type JudgedCourse, judgedCatalogue } from './judged/catalogue.js';
import { type Figures, figuresOf } from './judged/figures.js';
import { type JudgedQuery, QUERIES } from './judged/queries.js';
import { storeCatalogue } from './judged/stored-catalogue.js';
import { TOPICS } from './judged/topics.js';

const courses = judgedCatalogue(TOPICS);
let app: TestApp;
let stored: Map<string, JudgedCourse>;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  stored = await storeCatalogue((text, params) => app.sql.rows(text, params), courses);
  await RequestContext.create(app.nest.get(EntityManager), () =>
    app.nest.get(CatchUpIndex).execute(new AbortController().signal),
  );
}, 120_000);
afterAll(() => app.close());

async function answer({ text, grade }: JudgedQuery) {
  const results = await app.nest.get(SearchCourses).execute(text);
  const given = results.map(({ course }) => {
    const judged = stored.get(course.courseId);
    return judged ? grade(judged) : 0;
  });
  return { given, possible: courses.map(grade) };
}

async function figures(queries: readonly JudgedQuery[]): Promise<Figures> {
  const answers = [];
  for (const query of queries) answers.push(await answer(query));
  return figuresOf(answers);
}

/** Both without understanding a word: what comparable products do, and plain full text search. */
const BASELINES = {
  substring: `select id from catalog.course where is_published and
    concat_ws(' ', title, sub_title, description, category, level) ilike '%' || $1 || '%'
    order by enrollment_count desc, id limit 24`,
  'full text': `select id from catalog.course, websearch_to_tsquery('english', $1) as asked
    where is_published and to_tsvector('english', concat_ws(' ', title, sub_title, description, category, level)) @@ asked
    order by ts_rank(to_tsvector('english', concat_ws(' ', title, sub_title, description, category, level)), asked) desc, id
    limit 24`,
};

/** Enough to tell apart what lies this far apart; the baselines read every course for every query. */
const SOME = QUERIES.filter((_, at) => at % 5 === 0);

async function baseline(statement: string): Promise<Figures> {
  const answers = [];
  for (const { text, grade } of SOME) {
    const rows = await app.sql.rows<{ id: string }>(statement, [text]);
    const found = rows.flatMap(({ id }) => stored.get(id) ?? []);
    answers.push({ given: found.map(grade), possible: courses.map(grade) });
  }
  return figuresOf(answers);
}

describe('The quality of the search', () => {
  it('is judged on many courses and queries, each of which has an answer', () => {
    expect(courses.length).toBeGreaterThanOrEqual(300);
    expect(QUERIES.length).toBeGreaterThanOrEqual(400);
    for (const { text, grade } of QUERIES)
      expect([text, courses.some((course) => grade(course) > 0)]).toEqual([text, true]);
  });

  it.each([
    ['the queries it was tuned on', 0, 0.9],
    ['the queries it was not tuned on', 1, 0.9],
  ])('is high for %s', async (_, half, least) => {
    const result = await figures(QUERIES.filter((__, at) => at % 2 === half));
    expect(result.ndcg).toBeGreaterThanOrEqual(least);
    expect(result.recall).toBeGreaterThanOrEqual(0.8);
    expect(result.zeroResults).toBe(0);
  });

  it('is far above what a search without understanding reaches', async () => {
    const own = await figures(SOME);
    const others = await Promise.all(Object.values(BASELINES).map(baseline));
    for (const { ndcg } of others) expect(own.ndcg - ndcg).toBeGreaterThanOrEqual(0.25);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { CatchUpIndex } from '../../src/modules/catalog/application/search/catch-up-index.js';
import { CollectCandidates } from '../../src/modules/catalog/application/search/collect-candidates.js';
import { FindRelated } from '../../src/modules/catalog/application/search/find-related.js';
import { SearchCourses } from '../../src/modules/catalog/application/search/search-courses.js';
import { UnderstandRequest } from '../../src/modules/catalog/application/search/understand-request.js';
import { LiveHead } from '../../src/modules/catalog/infrastructure/search/head/live-head.js';
import { PostgresSearchIndex } from '../../src/modules/catalog/infrastructure/search/postgres-search-index.js';
import { Clock } from '../../src/platform/application/clock.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { TestApp } from '../support/test-app.js';
import { authoredCatalog } from './judged/authored.js';
import { type JudgedCourse, judgedCatalog } from './judged/catalog.js';
import { EIGHTEENTH_AUTHOR_COURSES } from './judged/eighteenth-author/courses.js';
import { EIGHTH_AUTHOR_COURSES } from './judged/eighth-author/courses.js';
import { type Figures, figuresOf } from './judged/figures.js';
import { FIFTH_AUTHOR_COURSES } from './judged/fifth-author/courses.js';
import { FIRST_AUTHOR_COURSES } from './judged/first-author/courses.js';
import { FOURTEENTH_AUTHOR_COURSES } from './judged/fourteenth-author/courses.js';
import { FOURTH_AUTHOR_COURSES } from './judged/fourth-author/courses.js';
import { NINTH_AUTHOR_COURSES } from './judged/ninth-author/courses.js';
import { OTHER_TOPICS } from './judged/other-courses.js';
import {
  EIGHTEENTH_AUTHOR_QUERIES,
  EIGHTH_AUTHOR_QUERIES,
  ELEVENTH_AUTHOR_QUERIES,
  FIFTH_AUTHOR_QUERIES,
  FIRST_AUTHOR_QUERIES,
  FOURTEENTH_AUTHOR_QUERIES,
  FOURTH_AUTHOR_QUERIES,
  type JudgedQuery,
  LATER_QUERIES,
  LATEST_QUERIES,
  NINTH_AUTHOR_QUERIES,
  OTHER_QUERIES,
  QUERIES,
  SECOND_AUTHOR_QUERIES,
  SEVENTEENTH_AUTHOR_AIMED_QUERIES,
  SEVENTEENTH_AUTHOR_QUERIES,
  SEVENTH_AUTHOR_QUERIES,
  SIXTEENTH_AUTHOR_QUERIES,
  SIXTH_AUTHOR_QUERIES,
  TENTH_AUTHOR_QUERIES,
  THIRD_AUTHOR_QUERIES,
  THIRTEENTH_AUTHOR_QUERIES,
  TWELFTH_AUTHOR_LATER_QUERIES,
  TWELFTH_AUTHOR_QUERIES,
  UNTOUCHED_QUERIES,
} from './judged/queries.js';
import { SECOND_AUTHOR_COURSES } from './judged/second-author/courses.js';
import { SEVENTEENTH_AUTHOR_COURSES } from './judged/seventeenth-author/courses.js';
import { SEVENTH_AUTHOR_COURSES } from './judged/seventh-author/courses.js';
import { SIXTEENTH_AUTHOR_COURSES } from './judged/sixteenth-author/courses.js';
import { SIXTH_AUTHOR_COURSES } from './judged/sixth-author/courses.js';
import { TENTH_AUTHOR_COURSES } from './judged/tenth-author/courses.js';
import { THIRD_AUTHOR_EVERYDAY_COURSES } from './judged/third-author/everyday-courses.js';
import { THIRD_AUTHOR_TECHNICAL_COURSES } from './judged/third-author/technical-courses.js';
import { THIRTEENTH_AUTHOR_COURSES } from './judged/thirteenth-author/courses.js';
import { TWELFTH_AUTHOR_COURSES } from './judged/twelfth-author/courses.js';
import { storeCatalog } from './judged/stored-catalog.js';
import { TOPICS } from './judged/topics.js';

type Search = Pick<SearchCourses, 'execute'>;

const first = judgedCatalog(TOPICS);
const other = judgedCatalog(OTHER_TOPICS);
const firstAuthor = authoredCatalog(FIRST_AUTHOR_COURSES);
const secondAuthor = authoredCatalog(SECOND_AUTHOR_COURSES);
const fourthAuthor = authoredCatalog(FOURTH_AUTHOR_COURSES);
const fifthAuthor = authoredCatalog(FIFTH_AUTHOR_COURSES);
const sixthAuthor = authoredCatalog(SIXTH_AUTHOR_COURSES);
const seventhAuthor = authoredCatalog(SEVENTH_AUTHOR_COURSES);
const eighthAuthor = authoredCatalog(EIGHTH_AUTHOR_COURSES, 7);
const ninthAuthor = authoredCatalog(NINTH_AUTHOR_COURSES, 7);
const tenthAuthor = authoredCatalog(TENTH_AUTHOR_COURSES, 7);
/** Beside the first courses, among which most of what is asked is not. */
const twelfthAuthor = [...first, ...authoredCatalog(TWELFTH_AUTHOR_COURSES)];
const thirteenthAuthor = [...first, ...authoredCatalog(THIRTEENTH_AUTHOR_COURSES)];
const sixteenthAuthor = [...first, ...authoredCatalog(SIXTEENTH_AUTHOR_COURSES)];
const seventeenthAuthor = authoredCatalog(SEVENTEENTH_AUTHOR_COURSES);
const eighteenthAuthor = authoredCatalog(EIGHTEENTH_AUTHOR_COURSES);
const fourteenthAuthor = [...first, ...authoredCatalog(FOURTEENTH_AUTHOR_COURSES)];
const thirdAuthor = authoredCatalog(
  `${THIRD_AUTHOR_TECHNICAL_COURSES.trimEnd()}${THIRD_AUTHOR_EVERYDAY_COURSES}`,
  7,
);
let app: TestApp;
let offered: readonly JudgedCourse[] = [];
let stored: Map<string, JudgedCourse>;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  await offer(first);
}, 120_000);
afterAll(() => app.close());

/** Makes these the catalog, unless they are. */
async function offer(courses: readonly JudgedCourse[]): Promise<void> {
  if (offered === courses) return;
  offered = courses;
  await app.sql.rows('truncate catalog.course, catalog.search_word cascade');
  stored = await storeCatalog((text, params) => app.sql.rows(text, params), courses);
  await inOwnScope(() =>
    app.nest.get(CatchUpIndex).execute(new AbortController().signal, (_, error) => {
      throw error;
    }),
  );
  const live = app.nest.get(LiveHead);
  // The truncation counts as a change of many.
  live.changeOf('');
  await live.settled();
  await eventually(
    'every course in memory',
    async () => live.trusted?.head.size === courses.length,
  );
}

function searchInPostgres({ nest }: TestApp): Search {
  const [understand, clock] = [nest.get(UnderstandRequest), nest.get(Clock)];
  const index = nest.get(PostgresSearchIndex);
  const [collect, related] = [new CollectCandidates(index), new FindRelated(index, clock)];
  return new SearchCourses(understand, collect, related, index, clock);
}

async function figures(
  queries: readonly JudgedQuery[],
  search: Search = app.nest.get(SearchCourses),
): Promise<Figures> {
  const answers = [];
  for (const { text, grade } of queries) {
    const { results } = await search.execute(text);
    const given = results.flatMap(({ course }) => stored.get(course.courseId) ?? []);
    answers.push({ given: given.map(grade), possible: [...stored.values()].map(grade) });
  }
  return figuresOf(answers);
}

/** Both without understanding any word: the method of comparable products, and plain full text search. */
const BASELINES = {
  substring: `select id from catalog.course where is_published and
    concat_ws(' ', title, sub_title, description, category, level) ilike '%' || $1 || '%'
    order by enrollment_count desc, id limit 24`,
  'full text': `select id from catalog.course, websearch_to_tsquery('english', $1) as asked
    where is_published and to_tsvector('english', concat_ws(' ', title, sub_title, description, category, level)) @@ asked
    order by ts_rank(to_tsvector('english', concat_ws(' ', title, sub_title, description, category, level)), asked) desc, id
    limit 24`,
};

/** Enough to separate results this far apart; the baselines read every course for every query. */
const SOME = QUERIES.filter((_, at) => at % 5 === 0);
const half = (queries: readonly JudgedQuery[], odd: number) =>
  queries.filter((_, at) => at % 2 === odd);

async function baseline(statement: string): Promise<Figures> {
  const answers = [];
  for (const { text, grade } of SOME) {
    const rows = await app.sql.rows<{ id: string }>(statement, [text]);
    const found = rows.flatMap(({ id }) => stored.get(id) ?? []);
    answers.push({ given: found.map(grade), possible: first.map(grade) });
  }
  return figuresOf(answers);
}

describe('The quality of the search', () => {
  it('is judged on many courses and queries, each of which has an answer', () => {
    expect(first.length).toBeGreaterThanOrEqual(300);
    expect(QUERIES.length).toBeGreaterThanOrEqual(400);
    for (const [queries, courses] of [
      [[...QUERIES, ...LATER_QUERIES, ...LATEST_QUERIES, ...ELEVENTH_AUTHOR_QUERIES], first],
      [OTHER_QUERIES, other],
      [FIRST_AUTHOR_QUERIES, firstAuthor],
      [[...SECOND_AUTHOR_QUERIES, ...UNTOUCHED_QUERIES], secondAuthor],
      [THIRD_AUTHOR_QUERIES, thirdAuthor],
      [FOURTH_AUTHOR_QUERIES, fourthAuthor],
      [FIFTH_AUTHOR_QUERIES, fifthAuthor],
      [SIXTH_AUTHOR_QUERIES, sixthAuthor],
      [SEVENTH_AUTHOR_QUERIES, seventhAuthor],
      [EIGHTH_AUTHOR_QUERIES, eighthAuthor],
      [NINTH_AUTHOR_QUERIES, ninthAuthor],
      [TENTH_AUTHOR_QUERIES, tenthAuthor],
      [[...TWELFTH_AUTHOR_QUERIES, ...TWELFTH_AUTHOR_LATER_QUERIES], twelfthAuthor],
      [THIRTEENTH_AUTHOR_QUERIES, thirteenthAuthor],
      [FOURTEENTH_AUTHOR_QUERIES, fourteenthAuthor],
      [SIXTEENTH_AUTHOR_QUERIES, sixteenthAuthor],
      [SEVENTEENTH_AUTHOR_QUERIES, seventeenthAuthor],
      [SEVENTEENTH_AUTHOR_AIMED_QUERIES, seventeenthAuthor],
      [EIGHTEENTH_AUTHOR_QUERIES, eighteenthAuthor],
    ] as const)
      for (const { text, grade } of queries)
        expect([text, courses.some((course) => grade(course) > 0)]).toEqual([text, true]);
  });

  it.each([
    ['the queries it was tuned on', half(QUERIES, 0), 0.9, 0.9],
    ['the other half of these', half(QUERIES, 1), 0.9, 0.9],
    ['later queries, some of which it was tuned on', half(LATER_QUERIES, 0), 0.9, 0.95],
    ['later queries that nobody tuned it for', half(LATER_QUERIES, 1), 0.84, 0.88],
    ['symptoms that nobody tuned it for', LATEST_QUERIES, 0.84, 0.9],
    ['what an eleventh author asked blindly', ELEVENTH_AUTHOR_QUERIES, 0.9, 0.95],
  ])('is high for %s', async (_, queries, ndcg, recall) => {
    const result = await figures(queries);
    expect(result.ndcg).toBeGreaterThanOrEqual(ndcg);
    expect(result.recall).toBeGreaterThanOrEqual(recall);
    expect(result.zeroResults).toBeLessThanOrEqual(0.05);
  });

  it('is far above what a search without understanding reaches', async () => {
    const own = await figures(SOME);
    const others = await Promise.all(Object.values(BASELINES).map(baseline));
    for (const { ndcg } of others) expect(own.ndcg - ndcg).toBeGreaterThanOrEqual(0.25);
  });

  it('is the same whether the memory of the process or PostgreSQL answers', async () => {
    const byPostgres = await figures(SOME, searchInPostgres(app));
    const own = await figures(SOME);
    expect(Math.abs(own.ndcg - byPostgres.ndcg)).toBeLessThan(0.01);
    expect(Math.abs(own.recall - byPostgres.recall)).toBeLessThan(0.01);
  });

  it('holds in another catalog', async () => {
    await offer(other);
    const [tuned, unseen] = [half(OTHER_QUERIES, 0), half(OTHER_QUERIES, 1)];
    expect((await figures(tuned)).ndcg).toBeGreaterThanOrEqual(0.88);
    expect((await figures(unseen)).ndcg).toBeGreaterThanOrEqual(0.84);
  });

  it('holds in a third catalog', async () => {
    await offer(thirdAuthor);
    const [tuned, unseen] = [half(THIRD_AUTHOR_QUERIES, 0), half(THIRD_AUTHOR_QUERIES, 1)];
    expect((await figures(tuned)).ndcg).toBeGreaterThanOrEqual(0.88);
    expect((await figures(unseen)).ndcg).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ['one author', firstAuthor, FIRST_AUTHOR_QUERIES, 0.88],
    ['another author', secondAuthor, SECOND_AUTHOR_QUERIES, 0.88],
    ['another author, asked what nobody tuned it for', secondAuthor, UNTOUCHED_QUERIES, 0.75],
    ['a fourth author, all of it new', fourthAuthor, FOURTH_AUTHOR_QUERIES, 0.92],
    [
      'a fifth author, whose titles seldom name the subject',
      fifthAuthor,
      FIFTH_AUTHOR_QUERIES,
      0.89,
    ],
    ['a sixth author', sixthAuthor, SIXTH_AUTHOR_QUERIES, 0.93],
    ['a seventh author', seventhAuthor, SEVENTH_AUTHOR_QUERIES, 0.93],
    ['an eighth author, what was looked at', eighthAuthor, half(EIGHTH_AUTHOR_QUERIES, 1), 0.91],
    ['an eighth author, what nobody looked at', eighthAuthor, half(EIGHTH_AUTHOR_QUERIES, 0), 0.87],
    ['a ninth author', ninthAuthor, NINTH_AUTHOR_QUERIES, 0.93],
    ['a tenth author, what nobody looked at', tenthAuthor, TENTH_AUTHOR_QUERIES, 0.93],
    ['a twelfth author, beside the first one', twelfthAuthor, TWELFTH_AUTHOR_QUERIES, 0.91],
    ['a twelfth author, later', twelfthAuthor, half(TWELFTH_AUTHOR_LATER_QUERIES, 1), 0.91],
    [
      'a twelfth author, what nobody looked at',
      twelfthAuthor,
      half(TWELFTH_AUTHOR_LATER_QUERIES, 0),
      0.87,
    ],
    ['a thirteenth author, who asked blindly', thirteenthAuthor, THIRTEENTH_AUTHOR_QUERIES, 0.92],
    ['a fourteenth author, who asked oddly', fourteenthAuthor, FOURTEENTH_AUTHOR_QUERIES, 0.8],
    ['a sixteenth author, who asked blindly', sixteenthAuthor, SIXTEENTH_AUTHOR_QUERIES, 0.93],
    [
      'a seventeenth author, who asked blindly',
      seventeenthAuthor,
      SEVENTEENTH_AUTHOR_QUERIES,
      0.91,
    ],
    [
      'a seventeenth author, at its weak spots',
      seventeenthAuthor,
      SEVENTEENTH_AUTHOR_AIMED_QUERIES,
      0.86,
    ],
    ['an eighteenth author, who asked blindly', eighteenthAuthor, EIGHTEENTH_AUTHOR_QUERIES, 0.94],
  ])('holds in the catalog of %s', async (_, courses, queries, ndcg) => {
    await offer(courses);
    expect((await figures(queries)).ndcg).toBeGreaterThanOrEqual(ndcg);
  });
});

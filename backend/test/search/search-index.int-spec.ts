import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { v7 } from 'uuid';
import { IndexCourse } from '../../src/modules/catalog/application/search/index-course.js';
import { SearchIndex } from '../../src/modules/catalog/application/search/search-index.js';
import { LiveHead } from '../../src/modules/catalog/infrastructure/search/head/live-head.js';
import { PostgresSearchIndex } from '../../src/modules/catalog/infrastructure/search/postgres-search-index.js';
import {
  searchIndexContract,
  type SearchIndexStage,
} from '../../src/modules/catalog/testing/search-index-contract.js';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { TestApp } from '../support/test-app.js';

const CREATOR = v7();
const NO_BOUNDS = { level: null, pricePaise: null, minutes: null };
const KITES = {
  ...{ facets: [['kite']], atLeast: 1, required: [], creatorIds: null, telling: [], asked: [] },
  ...{ minPricePaise: null, maxPricePaise: null, minMinutes: null, maxMinutes: null },
};
let app: TestApp;
let live: LiveHead;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  live = app.nest.get(LiveHead);
}, 60_000);
afterAll(() => app.close());

async function open(index: SearchIndex): Promise<SearchIndexStage> {
  await app.sql.rows('truncate catalog.course, catalog.search_word cascade');
  return {
    index,
    creatorId: CREATOR,
    async publish(title) {
      const id = v7();
      await app.sql.rows(
        `insert into catalog.course (id, creator_id, title, sub_title, description, category, is_published,
           published_at, was_sold, enrollment_count, rating_sum, rating_count, created_at, updated_at)
         values ($1, $2, $3, '', '', 'Others', true, now(), false, 0, 0, 0, now(), now())`,
        [id, CREATOR, title],
      );
      return id;
    },
    async unpublish(courseId) {
      await app.sql.rows('update catalog.course set is_published = false where id = $1', [
        courseId,
      ]);
    },
  };
}

describe('The search index in PostgreSQL', () => {
  searchIndexContract(() => open(app.nest.get(PostgresSearchIndex)));
});

describe('A course', () => {
  /** Besides the application's connections. */
  let other: pg.Client;
  beforeAll(async () => {
    other = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
    await other.connect();
  });
  afterAll(() => other.end());

  const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
    inOwnScope(() => app.nest.get(UnitOfWork).run(work));

  const wordsKnown = async () => {
    const rows = await app.sql.rows<{ word: string }>('select word from catalog.search_word');
    return rows.map(({ word }) => word);
  };

  it('is indexed while somebody enrolls in it', async () => {
    const { publish } = await open(app.nest.get(PostgresSearchIndex));
    const courseId = await publish('Kites');
    await other.query('begin');
    await other.query('select from catalog.course where id = $1 for no key update', [courseId]);
    await inOwnScope(() => app.nest.get(IndexCourse).execute(courseId));
    await other.query('rollback');
    expect(await wordsKnown()).toContain('kites');
  });

  it('has one writer of its entry at a time, each with the latest state', async () => {
    const { index, publish } = await open(app.nest.get(PostgresSearchIndex));
    const courseId = await publish('Kites');
    const [isReserved, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = inTransaction(async () => {
      await index.reserve(courseId);
      isReserved.resolve();
      await mayEnd.promise;
    });
    await isReserved.promise;
    const second = inOwnScope(() => app.nest.get(IndexCourse).execute(courseId));
    await sleep(200);
    await other.query(`update catalog.course set title = 'Boats' where id = $1`, [courseId]);
    mayEnd.resolve();
    await Promise.all([first, second]);
    expect(await wordsKnown()).toContain('boats');
    expect(await wordsKnown()).not.toContain('kites');
  });

  it('that was deleted meanwhile gets no entry', async () => {
    const { index } = await open(app.nest.get(PostgresSearchIndex));
    const document = { tokens: new Map([['kite', 'A' as const]]), words: new Set<string>() };
    await index.put({ courseId: v7(), creatorId: CREATOR, document, ...NO_BOUNDS }, 1);
    expect(await app.sql.rows('select from catalog.search_document')).toEqual([]);
  });
});

describe('The search index with its head in memory', () => {
  /** Notifications arrive a moment after a change; the contract applies from then on. */
  const heard = async (courseId: string) => {
    live.changeOf(courseId);
    await live.settled();
  };

  searchIndexContract(async () => {
    const all = app.nest.get(SearchIndex);
    const stage = await open(all);
    await heard('');
    const index: SearchIndex = {
      find: (query) => all.find(query),
      current: (courseIds) => all.current(courseIds),
      subjectsOf: (courseIds) => all.subjectsOf(courseIds),
      about: (tokens) => all.about(tokens),
      lookAlikes: (words) => all.lookAlikes(words),
      missing: (...asked) => all.missing(...asked),
      rebalance: () => all.rebalance(),
      reserve: (courseId) => all.reserve(courseId),
      put: async (entry, version) => {
        await all.put(entry, version);
        await heard(entry.courseId);
      },
      remove: async (courseId) => {
        await all.remove(courseId);
        await heard(courseId);
      },
    };
    return {
      ...stage,
      index,
      unpublish: async (courseId) => {
        await stage.unpublish(courseId);
        await heard(courseId);
      },
    };
  });

  /** Writes as another process would: this one only learns of it from the database. */
  async function openWithKites() {
    const all = app.nest.get(PostgresSearchIndex);
    const stage = await open(all);
    await heard('');
    const courseId = await stage.publish('Kites');
    const document = { tokens: new Map([['kite', 'A' as const]]), words: new Set<string>() };
    const entry = { courseId, creatorId: CREATOR, document, ...NO_BOUNDS };
    await all.put(entry, 1);
    await eventually('the new course in memory', async () => live.trusted?.head.size === 1);
    return { all, courseId, entry };
  }

  it('hears of what others change, and asks PostgreSQL while it is deaf', async () => {
    const { all, courseId, entry } = await openWithKites();
    await all.remove(courseId);
    await eventually(
      'the removed course gone from memory',
      async () => live.trusted?.head.size === 0,
    );
    live.deaf();
    expect(live.trusted).toBeNull();
    await all.put(entry, 1);
    expect(await app.nest.get(SearchIndex).find(KITES)).toHaveLength(1);
    live.hearing();
    await live.settled();
    expect(live.trusted?.head.size).toBe(1);
  });

  it('hears that a course has become popular, as it grows by a fifth, not of every enrollment', async () => {
    const { courseId } = await openWithKites();
    const enrolled = async (count: number) => {
      const sql = 'update catalog.course set enrollment_count = $2 where id = $1';
      await app.sql.rows(sql, [courseId, count]);
    };
    const known = async () => {
      const [found] = await app.nest.get(SearchIndex).find(KITES);
      return found?.enrollmentCount;
    };
    await enrolled(1_000);
    await eventually('a thousand enrollments known', async () => (await known()) === 1_000);
    await live.settled();
    const before = live.stamp ?? NaN;
    await enrolled(1_001);
    await enrolled(2_000);
    await eventually('two thousand enrollments known', async () => (await known()) === 2_000);
    await live.settled();
    expect(live.stamp).toBe(before + 1);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Log } from '../../../../../platform/infrastructure/logging/log.js';
import { eventually } from '../../../../../platform/testing/eventually.js';
import type { HeadRow, HeadSource } from './head-source.js';
import { LiveHead } from './live-head.js';

const breath = () => new Promise(setImmediate);
const idOf = (serial: number) => `0192f0c1-0001-7000-8000-${String(serial).padStart(12, '0')}`;
const aCourse = (serial: number, title: string): HeadRow => ({
  ...{ courseId: idOf(serial), creatorId: 'asha', title, category: 'Others', thumbnailId: null },
  ...{ level: null, pricePaise: null, currentPaise: null, minutes: null, enrollmentCount: 0 },
  ...{ ratingSum: 0, ratingCount: 0, publishedAt: new Date(serial), band: 0, vector: "'web':1A" },
});

/** PostgreSQL's rows of courses queried by id. */
let courses: Map<string, HeadRow>;
let readings: PromiseWithResolvers<HeadRow[]>[];
let live: LiveHead;

beforeEach(() => {
  courses = new Map();
  readings = [];
  const source: Partial<HeadSource> = {
    hasMoreThan: async () => false,
    words: async () => [],
    async of(courseIds) {
      await breath();
      return courseIds.flatMap((id) => courses.get(id) ?? []);
    },
    page() {
      const reading = Promise.withResolvers<HeadRow[]>();
      readings.push(reading);
      return reading.promise;
    },
  };
  const log: Partial<Log> = { info: () => undefined };
  live = new LiveHead(source as HeadSource, log as Log);
});

async function read(nth: number, rows: HeadRow[] = []) {
  while (!readings[nth]) await breath();
  readings[nth].resolve(rows);
  await breath();
}

const titleOf = (serial: number) => live.trusted?.head.listingsOf([idOf(serial)])?.[0]?.title;

describe('The head of the search index', () => {
  it('does not trust what was read from before it was deaf', async () => {
    live.hearing();
    while (!readings[0]) await breath();
    live.deaf();
    live.hearing();
    await read(0);
    expect(live.trusted).toBeNull();
    await read(1);
    await live.settled();
    expect(live.trusted?.head.size).toBe(0);
  });

  describe('while it is read anew', () => {
    beforeEach(async () => {
      live.hearing();
      await read(0, [aCourse(1, 'Old title'), aCourse(2, 'To be hidden')]);
      await read(1);
      await live.settled();
      live.changeOf('');
      await read(2, [aCourse(1, 'Old title'), aCourse(2, 'To be hidden')]);
      courses.set(idOf(1), aCourse(1, 'New title'));
      courses.set(idOf(3), aCourse(3, 'Just published'));
      for (const serial of [1, 2, 3]) live.changeOf(idOf(serial));
    });
    const hasAll = async () => [1, 2, 3].map(titleOf).join() === 'New title,,Just published';

    it('has what changes meanwhile', async () => {
      await eventually('all changes known', hasAll);
      expect(readings).toHaveLength(4);
    });

    it('does not go back to what was read before it changed', async () => {
      await eventually('all changes known', hasAll);
      const { trusted } = live;
      await read(3);
      while (live.trusted === trusted) await breath();
      expect(await hasAll()).toBe(true);
    });

    it('keeps no answer, and has settled when the new one is trusted', async () => {
      const { trusted } = live;
      expect(live.stamp).toBeNull();
      await read(3);
      await live.settled();
      expect(live.stamp).not.toBeNull();
      expect(live.trusted).not.toBe(trusted);
    });
  });
});

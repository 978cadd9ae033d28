import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexEntry, IndexQuery, SearchIndex } from '../application/search/search-index.js';
import { FEW } from '../domain/search/facet.js';
import type { Place } from '../domain/search/search-document.js';

export interface SearchIndexStage {
  readonly index: SearchIndex;
  /** Lists a course in the catalog; returns its id. Ids increase. */
  publish(title: string): Promise<string>;
  unpublish(courseId: string): Promise<void>;
  readonly creatorId: string;
}

const everything: IndexQuery = {
  ...{ facets: [], atLeast: 0, required: [], creatorIds: null, telling: [], asked: [] },
  ...{ minPricePaise: null, maxPricePaise: null, minMinutes: null, maxMinutes: null },
};

/** What every index of the published courses promises. */
export function searchIndexContract(open: () => Promise<SearchIndexStage>): void {
  let stage: SearchIndexStage;
  beforeEach(async () => {
    stage = await open();
  });

  async function add(
    title: string,
    tokens: Record<string, Place>,
    entry: Partial<IndexEntry> = {},
    words: string[] = [],
  ): Promise<string> {
    const courseId = await stage.publish(title);
    const document = { tokens: new Map(Object.entries(tokens)), words: new Set(words) };
    const { creatorId } = stage;
    const rest = { level: null, pricePaise: null, minutes: null, ...entry };
    await stage.index.put({ courseId, creatorId, document, ...rest }, 1);
    return courseId;
  }
  const titles = async (query: Partial<IndexQuery>) =>
    (await stage.index.find({ ...everything, ...query })).map(({ title }) => title).sort();

  describe('finding', () => {
    it('gives the courses that have a token of as many facets as asked', async () => {
      await add('Both', { '#web': 'A', react: 'B' });
      await add('One', { '#web': 'A' });
      await add('None', { cooking: 'A' });
      const facets = [['#web', '~web'], ['react']];
      expect(await titles({ facets, atLeast: 2 })).toEqual(['Both']);
      expect(await titles({ facets, atLeast: 1 })).toEqual(['Both', 'One']);
      expect(await titles({})).toEqual(['Both', 'None', 'One']);
    });

    it('never leaves out the course that has most of what tells', async () => {
      for (let serial = 0; serial < 110; serial += 1) await add('Weak', { '#web': 'D' });
      await add('Strong', { '#web': 'A', react: 'A' });
      const facets = [['#web', 'react']];
      expect(await titles({ facets, atLeast: 1, telling: ['#web', 'react'] })).toContain('Strong');
    });

    it('demands what is required besides', async () => {
      await add('Free', { '#web': 'A', '=free': 'D' });
      await add('Paid', { '#web': 'A' });
      expect(await titles({ facets: [['#web']], atLeast: 1, required: ['=free'] })).toEqual([
        'Free',
      ]);
    });

    it('keeps to the bounds, and outside them what has no figure', async () => {
      await add('Cheap', {}, { pricePaise: 10_000, minutes: 30 });
      await add('Dear', {}, { pricePaise: 90_000, minutes: 300 });
      await add('Unknown', {});
      expect(await titles({ maxPricePaise: 50_000 })).toEqual(['Cheap']);
      expect(await titles({ minPricePaise: 10_001 })).toEqual(['Dear']);
      expect(await titles({ minMinutes: 30, maxMinutes: 30 })).toEqual(['Cheap']);
    });

    it('takes any number for a bound', async () => {
      await add('Course', {}, { pricePaise: 10_000, minutes: 30 });
      expect(await titles({ maxPricePaise: 1e12, maxMinutes: Infinity })).toEqual(['Course']);
      expect(await titles({ minPricePaise: 1e12 })).toEqual([]);
      expect(await titles({ maxMinutes: 29.5 })).toEqual([]);
    });

    it('knows the educators', async () => {
      await add('Mine', {});
      expect(await titles({ creatorIds: [stage.creatorId] })).toEqual(['Mine']);
      expect(await titles({ creatorIds: [] })).toEqual([]);
    });

    it('leaves out what is no longer published', async () => {
      const courseId = await add('Gone', { '#web': 'A' });
      await stage.unpublish(courseId);
      expect(await titles({})).toEqual([]);
    });

    it('knows which courses are published at this moment', async () => {
      const [kept, hidden] = [await add('Kept', {}), await add('Hidden', {})];
      await stage.unpublish(hidden);
      const current = await stage.index.current([kept, hidden]);
      expect([...current.values()].map(({ title }) => title)).toEqual(['Kept']);
    });

    it('tells the places of the tokens asked about', async () => {
      await add('Course', { '#web': 'A', react: 'D', "c'est": 'B', 'a\\b': 'C' });
      const asked = ['#web', 'react', "c'est", 'a\\b', 'absent'];
      const [course] = await stage.index.find({ ...everything, asked });
      expect(asked.map((token) => course?.places.get(token))).toEqual([
        'A',
        'D',
        'B',
        'C',
        undefined,
      ]);
    });
  });

  it('replaces an entry, and forgets it', async () => {
    const courseId = await add('Course', { old: 'A' });
    const document = { tokens: new Map([['new', 'A' as const]]), words: new Set<string>() };
    const { creatorId } = stage;
    await stage.index.put(
      { courseId, creatorId, document, level: null, pricePaise: null, minutes: null },
      1,
    );
    expect(await titles({ facets: [['old']], atLeast: 1 })).toEqual([]);
    expect(await titles({ facets: [['new']], atLeast: 1 })).toEqual(['Course']);
    await stage.index.remove(courseId);
    await stage.index.remove(courseId);
    expect(await titles({})).toEqual([]);
  });

  it('says which published courses lack an entry of a version, in order', async () => {
    const first = await stage.publish('First');
    const second = await stage.publish('Second');
    await add('Indexed', {});
    expect(await stage.index.missing(1, null, 10)).toEqual([first, second]);
    expect(await stage.index.missing(1, null, 1)).toEqual([first]);
    expect(await stage.index.missing(1, first, 10)).toEqual([second]);
    expect(await stage.index.missing(2, null, 10)).toHaveLength(3);
  });

  it('knows what most of some courses are about', async () => {
    const one = await add('One', { '#tax': 'B', '#audit': 'A', tally: 'A' });
    const two = await add('Two', { '#tax': 'A', '#law': 'D' });
    expect(await stage.index.subjectsOf([one, two])).toEqual(['#tax']);
    expect(await stage.index.subjectsOf([one])).toEqual(['#audit', '#tax']);
    expect(await stage.index.subjectsOf([])).toEqual([]);
  });

  it('counts the courses that are about a word, up to a few', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) await add(title, { kettle: 'C' });
    const fifth = await add('Five', { kettle: 'B', lid: 'A', spout: 'D' });
    const about = async () => [...(await stage.index.about(['kettle', 'lid', 'spout', 'handle']))];
    const counts = (lids: number) =>
      [
        ['kettle', FEW + 1],
        ['lid', lids],
        ['spout', 0],
        ['handle', 0],
      ] as const;
    expect(await about()).toEqual(counts(1));
    await stage.index.remove(fifth);
    expect(await about()).toEqual(counts(0));
    expect((await stage.index.about([])).size).toBe(0);
  });

  describe('the words of the courses', () => {
    const spelled = (title: string, words: string[]) =>
      add(title, Object.fromEntries(words.map((word) => [word, 'A'])), {}, words);

    it('are known, and what looks like them', async () => {
      await spelled('Course', ['sourdough', 'kitchen']);
      const alike = await stage.index.lookAlikes(['sourdogh', 'kitchen']);
      expect(alike.get('sourdogh')).toEqual(['sourdough']);
      expect(alike.has('kitchen')).toBe(false);
      expect((await stage.index.lookAlikes(['xylophon'])).get('xylophon')).toEqual([]);
    });

    it('are forgotten with the last course that has them', async () => {
      const mended = await spelled('Mended', ['sourdogh']);
      await spelled('Course', ['sourdough']);
      expect((await stage.index.lookAlikes(['sourdogh'])).size).toBe(0);
      await stage.index.remove(mended);
      const alike = await stage.index.lookAlikes(['sourdogh', 'sourdoghh']);
      expect(alike.get('sourdogh')).toEqual(['sourdough']);
      expect(alike.get('sourdoghh')).toEqual(['sourdough']);
    });
  });
}

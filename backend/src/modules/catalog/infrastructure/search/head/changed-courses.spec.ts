import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexQuery } from '../../../application/search/search-index.js';
import type { Place } from '../../../domain/search/search-document.js';
import { tokensOf, vectorOf } from '../token-vector.js';
import { ChangedCourses } from './changed-courses.js';

const everything: IndexQuery = {
  ...{ facets: [], atLeast: 0, required: [], creatorIds: null, telling: [], asked: [] },
  ...{ minPricePaise: null, maxPricePaise: null, minMinutes: null, maxMinutes: null },
};

let head: ChangedCourses;
let serial: number;
beforeEach(() => {
  head = new ChangedCourses();
  serial = 0;
});

function add(title: string, tokens: Record<string, Place>, enrollmentCount = 0): string {
  serial += 1;
  const courseId = `course-${String(serial).padStart(5, '0')}`;
  const listing = {
    ...{ courseId, creatorId: 'asha', title, category: 'Others' as const, thumbnailId: null },
    ...{ level: null, pricePaise: null, currentPaise: null, minutes: null, enrollmentCount },
    ...{ ratingSum: 0, ratingCount: 0, publishedAt: new Date(serial) },
  };
  head.put(head.read(listing, Object.entries(tokens)));
  return courseId;
}
const titles = (query: Partial<IndexQuery>) =>
  head.find({ ...everything, ...query }).found.map(({ title }) => title);

describe('The courses of the head that changed', () => {
  it('gives the most enrolled first', () => {
    add('Few', { web: 'A' }, 3);
    add('Many', { web: 'D' }, 900);
    add('Some', { web: 'B' }, 40);
    expect(titles({ facets: [['web']], atLeast: 1 })).toEqual(['Many', 'Some', 'Few']);
  });

  it('wants as many facets as asked', () => {
    add('Both', { web: 'A', react: 'A' });
    add('One', { web: 'A' });
    const facets = [['web'], ['react', 'vue'], ['absent']];
    expect(titles({ facets, atLeast: 2 })).toEqual(['Both']);
    expect(titles({ facets, atLeast: 3 })).toEqual([]);
    expect(titles({ facets, atLeast: 1 }).sort()).toEqual(['Both', 'One']);
  });

  it('keeps room for the newest among very many', () => {
    for (let at = 0; at < 700; at += 1) add('Old', { web: 'A' }, 1_000 - at);
    add('New', { web: 'A' });
    expect(titles({ facets: [['web']], atLeast: 1 })).toContain('New');
  });

  it('says how many met the query before it chose the best', () => {
    for (let at = 0; at < 200; at += 1) add('Beside', { web: 'D' }, 500);
    add('Right', { web: 'A' });
    const query = { ...everything, facets: [['web']], atLeast: 1, telling: ['web'] };
    const { found, met } = head.find(query);
    expect([met, found.length, found[0]?.title]).toEqual([201, 100, 'Right']);
  });

  it('replaces a course and forgets it', () => {
    const courseId = add('Course', { old: 'A' });
    head.remove(courseId);
    head.remove(courseId);
    expect([head.size, titles({}), titles({ facets: [['old']], atLeast: 1 })]).toEqual([0, [], []]);
  });
});

describe('The tokens of a course', () => {
  it('are read as PostgreSQL writes them', () => {
    const tokens = new Map<string, Place>([
      ["c'est", 'A'],
      ['a\\b', 'B'],
      ['=free', 'D'],
    ]);
    const written = vectorOf(tokens).replace(':1D', ':1');
    expect(new Map(tokensOf(written))).toEqual(tokens);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FoundCourse, IndexQuery } from '../../../application/search/search-index.js';
import type { Place } from '../../../domain/search/search-document.js';
import { ChangedCourses } from './changed-courses.js';
import { Head } from './head.js';
import { type Listing, PLACES } from './head-course.js';
import { Packing } from './packing.js';

const everything: IndexQuery = {
  ...{ facets: [], atLeast: 0, required: [], creatorIds: null, telling: [], asked: [] },
  ...{ minPricePaise: null, maxPricePaise: null, minMinutes: null, maxMinutes: null },
};
const TOKENS = ['web', 'react', '#webdev', 'rare', '=focus', 'absent'];
const COURSES = 900;

/** A deterministic course with arbitrary data. */
function courseOf(serial: number): { listing: Listing; tokens: [string, Place][] } {
  const dice = (sides: number, salt: number) =>
    ((serial * 7_919 + salt * 104_729) % 10_007) % sides;
  const listing = {
    ...{
      courseId: `0192f0c1-0001-7000-8000-${String(serial).padStart(12, '0')}`,
      creatorId: 'asha',
      title: 'Title',
    },
    ...{ category: 'Others' as const, thumbnailId: null, level: null, minutes: null },
    ...{ pricePaise: dice(4, 1) * 100, currentPaise: 0, enrollmentCount: dice(300, 2) },
    ...{ ratingSum: 0, ratingCount: 0, publishedAt: new Date(dice(5_000, 3)) },
  };
  const has = (token: string, at: number) => token !== 'absent' && dice(at + 2, at + 10) === 0;
  const tokens = TOKENS.filter(has).map((token, at): [string, Place] => [
    token,
    PLACES[dice(4, at + 20)] ?? 'D',
  ]);
  return { listing, tokens };
}

let head: Head;
/** The same courses, none of them packed. */
let plain: ChangedCourses;

beforeAll(async () => {
  const packing = new Packing();
  plain = new ChangedCourses();
  for (let serial = 0; serial < COURSES; serial += 1) {
    const { listing, tokens } = courseOf(serial);
    packing.add(listing, tokens);
    plain.put(plain.read(listing, tokens));
  }
  head = new Head(await packing.pack());
});

const byId = (one: { courseId: string }, other: { courseId: string }) =>
  one.courseId < other.courseId ? -1 : 1;

/** Packed courses read their texts lazily. */
const shown = (course: FoundCourse) => ({
  ...{ courseId: course.courseId, title: course.title, category: course.category },
  ...{ creatorId: course.creatorId, thumbnailId: course.thumbnailId, level: course.level },
  ...{
    pricePaise: course.pricePaise,
    minutes: course.minutes,
    places: TOKENS.map((token) => course.places.get(token)),
  },
  ...{ enrollmentCount: course.enrollmentCount, publishedAt: course.publishedAt },
  ...{ ratingSum: course.ratingSum, ratingCount: course.ratingCount },
});

describe('Packed courses', () => {
  it('are found as they are found without packing', () => {
    const token = fc.constantFrom(...TOKENS);
    const queries = fc.record({
      facets: fc.array(fc.uniqueArray(token, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      atLeast: fc.integer({ min: 0, max: 3 }),
      required: fc.uniqueArray(token, { maxLength: 1 }),
      maxPricePaise: fc.constantFrom(null, 0, 200),
      telling: fc.uniqueArray(token, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(queries, (asked) => {
        const query = { ...everything, ...asked, asked: TOKENS };
        const [packed, expected] = [head.find(query), plain.find(query)];
        expect(packed.met).toBe(expected.met);
        expect(packed.found.map(shown).sort(byId)).toEqual(expected.found.map(shown).sort(byId));
      }),
      { numRuns: 60 },
    );
  });

  it('tell what is shown of a course and what it is about', () => {
    const id = courseOf(6).listing.courseId;
    expect(head.listingsOf([id])).toEqual([plain.listingOf(id)]);
    expect(head.subjectsOf([id])).toEqual([plain.subjectsOf(id)]);
    expect(head.listingsOf([id, 'unknown'])).toBeNull();
  });

  it('give way to what changed, and are forgotten', () => {
    const { listing } = courseOf(6);
    head.put({ ...listing, title: 'New' }, [['fresh', 'A']]);
    const query = { ...everything, facets: [['fresh']], atLeast: 1 };
    expect(head.find(query).found.map(({ title }) => title)).toEqual(['New']);
    expect([head.size, head.loose]).toEqual([COURSES, 1]);
    head.remove(listing.courseId);
    head.remove(listing.courseId);
    expect([head.size, head.loose, head.has(listing.courseId)]).toEqual([COURSES - 1, 0, false]);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_RANK, takeRanks } from './cursors.js';
import { Postings } from './postings.js';

/** More than two windows. */
const COURSES = 40_000;

type Plain = readonly (readonly [rank: number, place: number])[];

function written(lists: readonly Plain[]): Postings {
  const tokens = Array.from({ length: COURSES }, (): [token: number, place: number][] => []);
  for (const [token, list] of lists.entries())
    for (const [rank, place] of list) tokens[rank]?.push([token, place]);
  const counts = Uint32Array.from(lists, ({ length }) => length);
  const work = Postings.of(counts, COURSES, (rank, add) => {
    for (const [token, place] of tokens[rank] ?? []) add(token, place);
  });
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const place = fc.integer({ min: 0, max: 3 });
const rank = fc.integer({ min: 0, max: COURSES - 1 });
const byRank = <T extends readonly [number, ...unknown[]]>(list: T[]): T[] =>
  list.toSorted(([one], [other]) => one - other);
const rare = fc
  .uniqueArray(fc.tuple(rank, place), { maxLength: 40, selector: ([at]) => at })
  .map(byRank);
/** In more courses than a rare token; some in more than an eighth of all. Some windows are full, others empty. */
const common = fc
  .tuple(rank, fc.integer({ min: 1, max: 70 }), fc.integer({ min: 300, max: 9_000 }), place)
  .map(([first, step, count, of]) =>
    Array.from({ length: count }, (_, at) => [first + at * step, (of + at) % 4] as const).filter(
      ([at]) => at < COURSES,
    ),
  );
const lists = fc.array(fc.oneof(rare, common), { minLength: 1, maxLength: 4 });

describe('Postings', () => {
  it('tell where a course has a token, as plain lists do', () => {
    const asked = fc.uniqueArray(rank, { maxLength: 200 });
    fc.assert(
      fc.property(lists, asked, (all, ranks) => {
        const postings = written(all);
        for (const [token, list] of all.entries()) {
          const places = new Map(list);
          const rising = [...ranks, ...list.slice(0, 50).map(([at]) => at)].sort((a, b) => a - b);
          const cursor = postings.cursorAt(token);
          expect(rising.map((at) => cursor.placeAt(at))).toEqual(
            rising.map((at) => places.get(at) ?? -1),
          );
          expect(postings.countOf(token)).toBe(list.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('give the courses of several tokens in order, each once', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 900 }), (all, atOnce) => {
        const postings = written(all);
        const cursors = all.map((_, token) => postings.cursorAt(token));
        const into = new Uint32Array(atOnce);
        const given: number[] = [];
        for (let taken = -1; taken !== 0; given.push(...into.subarray(0, taken)))
          taken = takeRanks(cursors, into);
        const ranks = new Set(all.flatMap((list) => list.map(([at]) => at)));
        expect(given).toEqual([...ranks].sort((one, other) => one - other));
      }),
      { numRuns: 60 },
    );
  });

  it('know whether a token has courses besides the marked ones', () => {
    const postings = written([
      [[7, 0]],
      [
        [7, 1],
        [30_000, 2],
      ],
      [],
    ]);
    const marked = new Uint8Array(COURSES);
    marked[7] = 1;
    const others = [0, 1, 2].map((token) => postings.cursorAt(token).hasOthersThan(marked));
    expect(others).toEqual([false, true, false]);
    expect(postings.cursorAt(2).rank).toBe(NO_RANK);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WatchedIntervals } from './watched-intervals.js';

const { none, span } = WatchedIntervals;
const unionOf = (parts: readonly WatchedIntervals[]) =>
  parts.reduce((all, part) => all.union(part), none);

/** The same set as single points. */
const pointsOf = (set: WatchedIntervals) =>
  new Set(
    set.spans().flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)),
  );

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 })), {
    maxLength: 12,
  })
  .map((list) => list.map(([from, length]) => span(from, from + length)));

describe('watched intervals', () => {
  it('join spans that touch or overlap', () => {
    expect(unionOf([span(0, 10), span(10, 20), span(15, 30)]).spansInSeconds()).toEqual([[0, 30]]);
  });

  it('keep a gap', () => {
    expect(unionOf([span(20, 30), span(0, 10)]).spansInSeconds()).toEqual([
      [0, 10],
      [20, 30],
    ]);
  });

  it('drop a span too short to hold half a second', () => {
    expect(span(3.1, 3.2).bounds).toEqual([]);
  });

  it('give their earliest part', () => {
    const set = span(0, 10).union(span(20, 30));
    expect(set.first(30).spansInSeconds()).toEqual([
      [0, 10],
      [20, 25],
    ]);
  });

  it('merge to the same in any order and however often', () => {
    const shuffled = spans.chain((parts) =>
      fc.tuple(
        fc.constant(parts),
        fc.shuffledSubarray([...parts, ...parts], {
          minLength: parts.length * 2,
          maxLength: parts.length * 2,
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([parts, mixed]) => {
        expect(unionOf(mixed).bounds).toEqual(unionOf(parts).bounds);
      }),
    );
  });

  it('are the same in one piece or in many', () => {
    const cut = fc.tuple(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 10 }),
      fc.double({ min: 0, max: 100, noNaN: true }),
    );
    fc.assert(
      fc.property(cut, ([start, inner, end]) => {
        const [from, to] = [Math.min(start, end), Math.max(start, end)];
        const cuts = [
          from,
          ...inner.filter((at) => at > from && at < to).sort((a, b) => a - b),
          to,
        ];
        const pieces = cuts.slice(1).map((at, index) => span(cuts[index] ?? 0, at));
        expect(unionOf(pieces).bounds).toEqual(span(from, to).bounds);
      }),
    );
  });

  it('behave like sets of points', () => {
    fc.assert(
      fc.property(spans, spans, (left, right) => {
        const [a, b] = [unionOf(left), unionOf(right)];
        const [pointsA, pointsB] = [pointsOf(a), pointsOf(b)];
        expect(pointsOf(a.union(b))).toEqual(new Set([...pointsA, ...pointsB]));
        expect(pointsOf(a.minus(b))).toEqual(
          new Set([...pointsA].filter((at) => !pointsB.has(at))),
        );
        expect(pointsOf(a.before(40))).toEqual(new Set([...pointsA].filter((at) => at < 40)));
        expect(a.ticks).toBe(pointsA.size);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TextNumbers } from './text-numbers.js';

/** Enough for shards that grow, and for parts with several hashes. */
const texts = fc
  .tuple(fc.integer({ min: 0, max: 5_000 }), fc.array(fc.string({ unit: 'grapheme' })))
  .map(([count, others]) => [...Array.from({ length: count }, (_, at) => `word ${at}`), ...others]);

const numberOfEach = (numbers: TextNumbers, all: readonly string[]) =>
  new Map(all.map((text) => [text, numbers.numberOf(text)]));

describe('Numbers of texts', () => {
  it('are those of their first use', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const numbers = new TextNumbers();
        const first = numberOfEach(numbers, all);
        expect([...first.values()]).toEqual([...first.keys()].map((_, at) => at));
        expect(numberOfEach(numbers, all)).toEqual(first);
        expect(numbers.size).toBe(first.size);
      }),
      { numRuns: 10 },
    );
  });

  it('are others once settled, one for each text, which is told', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (all) => {
        const numbers = new TextNumbers();
        const first = numberOfEach(numbers, all);
        const { texts: known, numberNow } = await numbers.settle();
        for (const [text, number] of first) expect(known.of(text)).toBe(numberNow[number]);
        expect(Array.from(numberNow).sort((one, other) => one - other)).toEqual([
          ...first.values(),
        ]);
        expect(known.size).toBe(first.size);
        expect([known.of('never used'), known.of('word -1')]).toEqual([-1, -1]);
      }),
      { numRuns: 10 },
    );
  });

  it('take nine bytes each then, and nothing where they were collected', async () => {
    const numbers = new TextNumbers();
    for (let at = 0; at < 10_000; at += 1) numbers.numberOf(`word ${at}`);
    const { texts: known } = await numbers.settle();
    expect(known.bytes).toBeLessThan(9 * 10_000);
    expect(numbers.size).toBe(0);
  });
});

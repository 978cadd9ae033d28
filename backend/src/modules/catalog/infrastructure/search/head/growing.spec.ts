import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GrowingTexts } from './growing.js';

const many = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 40 });
const MIB = 2 ** 20;

describe('Texts', () => {
  it('are read as they were pushed, before and after sealing, and take no more than they need', () => {
    fc.assert(
      fc.property(many, many, (before, after) => {
        const texts = new GrowingTexts();
        const first = before.map((text) => texts.push(text));
        texts.seal();
        expect(texts.bytes).toBe(Buffer.byteLength(before.join('')));
        const later = after.map((text) => texts.push(text));
        expect([...first, ...later].map((place) => texts.read(...place))).toEqual([
          ...before,
          ...after,
        ]);
      }),
    );
  });

  it('may take several chunks', () => {
    const texts = new GrowingTexts();
    const long = ['a', 'b', 'c'].map((letter) => letter.repeat(0.6 * MIB));
    const places = long.map((text) => texts.push(text));
    texts.seal();
    expect(places.map((place) => texts.read(...place))).toEqual(long);
    expect(texts.bytes).toBe(2 * MIB + Math.floor(0.6 * MIB));
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isQuickToNormalize, withoutEndlessMarks } from './plain-text.js';

/** Every character that is a mark or that a normalization makes a mark of. */
function marks(): string[] {
  const found: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (/^\p{M}+$/u.test(character.normalize('NFKD'))) found.push(character);
  }
  return found;
}

describe('A run of marks', () => {
  it('is too long beyond thirty, whichever characters are marks or become some', () => {
    const all = marks();
    expect(all.length).toBeGreaterThan(2_000);
    expect(all.filter((mark) => isQuickToNormalize(`a${mark.repeat(31)}`))).toEqual([]);
    expect(all.filter((mark) => !isQuickToNormalize(`a${mark.repeat(30)}b`))).toEqual([]);
  });

  it('is too long as well if only some of it become marks', () => {
    expect(isQuickToNormalize(`${'\u0315'.repeat(30)}\uff9e`.repeat(2))).toBe(false);
  });

  it('is cut to thirty, and everything else is left', () => {
    const text = `क्षि${'\u0315'.repeat(99)}b${'\u0301'.repeat(29)}\uff9f\uff9fc`;
    expect(withoutEndlessMarks(text)).toBe(
      `क्षि${'\u0315'.repeat(29)}b${'\u0301'.repeat(29)}\uff9fc`,
    );
  });

  it('is quick to normalize once it is cut, whatever the text was', () => {
    const letter = fc.constantFrom('a', 'क', '\u093f', '\u0315', '\u0316', '\uff9e', '\u{1d165}');
    const run = fc.tuple(letter, fc.nat(40)).map(([one, times]) => one.repeat(times));
    fc.assert(
      fc.property(fc.string({ unit: run, maxLength: 20 }), (text) => {
        expect(isQuickToNormalize(withoutEndlessMarks(text))).toBe(true);
        if (isQuickToNormalize(text)) expect(withoutEndlessMarks(text)).toBe(text);
      }),
    );
  });
});

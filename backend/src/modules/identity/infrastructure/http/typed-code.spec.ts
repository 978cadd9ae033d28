import { describe, expect, it } from '@jest/globals';
import { asSent } from './typed-code.js';

describe('A one-time code', () => {
  it.each([
    ['in groups', '02 89'],
    ['with a hyphen', '02-89'],
    ['in Devanagari', '०२८९'],
    ['in Tamil', '௦௨௮௯'],
    ['in full width', '０２８９'],
    ['with what was copied along', '\u200b0289\u00a0\n'],
  ])('may be typed %s', (_, typed) => {
    expect(asSent(typed)).toBe('0289');
  });

  it('is read in the digits of every script', () => {
    const zeros = Array.from({ length: 0x20000 }, (_, place) => String.fromCodePoint(place)).filter(
      (letter) => /\p{Nd}/u.test(letter),
    );
    expect(zeros.length % 10).toBe(0);
    for (const [at, digit] of zeros.entries()) expect(asSent(`0${digit}`)).toBe(`0${at % 10}`);
  });

  it('in a link keeps its hyphens and its letters', () => {
    expect(asSent(' aB-9_x-0 ')).toBe('aB-9_x-0');
  });
});

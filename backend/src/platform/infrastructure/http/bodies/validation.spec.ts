import { describe, expect, it } from '@jest/globals';
import { assertHarmlessJson, text } from './validation.js';

const name = text('Name', { min: 1, max: 80 });

describe('Text', () => {
  it.each([
    ['zero-width characters', '\u200b\u2060'],
    ['a filler letter', '\u3164'],
  ])('of nothing but %s counts as missing', (_, value) => {
    expect(name.safeParse(value).error?.issues[0]?.message).toBe('Name is required.');
  });

  it.each([
    ['a turned reading direction', '\u202egnp.exe'],
    ['a C1 control', 'a\u0085b'],
    ['broken UTF-8', '\ufffda'],
    ['more marks on a letter than any writing needs', `a${'\u0301'.repeat(31)}`],
  ])('with %s is refused', (_, value) => {
    expect(name.safeParse(value).success).toBe(false);
  });

  it.each(['\u0906\u0936\u093e', '\u{1f469}\u200d\u{1f4bb} Asha', '\u0645\u0647\u0627'])(
    'in any script and with emoji is kept: %s',
    (value) => {
      expect(name.parse(value)).toBe(value);
    },
  );
});

describe('JSON', () => {
  it('with a list longer than any call takes is refused before a schema looks at each of its items', () => {
    const list = Array<number>(1_000).fill(1);
    expect(() => assertHarmlessJson({ intervals: list })).not.toThrow();
    expect(() => assertHarmlessJson({ intervals: [...list, 1] })).toThrow();
  });
});

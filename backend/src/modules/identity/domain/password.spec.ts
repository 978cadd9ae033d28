import { describe, expect, it } from '@jest/globals';
import { assertAcceptablePassword, isMadeOf } from './password.js';

describe('A password', () => {
  it.each(['12345678', 'x'.repeat(256), 'äöüßéèêñ', '  blanks count  ', '😀'.repeat(8)])(
    'may be %s',
    (password) => {
      expect(() => assertAcceptablePassword(password)).not.toThrow();
    },
  );

  it('has at least eight characters, an emoji being one', () => {
    for (const password of ['1234567', '😀'.repeat(7), ''])
      expect(() => assertAcceptablePassword(password)).toThrow('at least 8 characters');
  });

  it('has at most 256 characters', () => {
    expect(() => assertAcceptablePassword('x'.repeat(257))).toThrow('at most 256 characters');
    expect(() => assertAcceptablePassword('😀'.repeat(256))).not.toThrow();
  });
});

describe('A password made of a word everybody knows', () => {
  it.each(['lectern', 'Lectern2026!', '...LECTERN...', '1l2e3c4t5e6r7n'])('is %s', (password) => {
    expect(isMadeOf(['Lectern', 'asha'], password)).toBe(true);
  });

  it.each(['lecterns', 'three quiet evenings', '12345678', 'ashalectern'])(
    'is not %s',
    (password) => {
      expect(isMadeOf(['Lectern', 'asha', ''], password)).toBe(false);
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { corrected, slipsBetween, splitWord } from './spelling.js';
import { stem } from './stem.js';

describe('Spelling', () => {
  it.each([
    ['javscript', 'javascript'],
    ['pyhton', 'python'],
    ['lerning', 'learning'],
    ['graphc', 'graphic'],
    ['kubernets', 'kubernetes'],
    ['developement', 'development'],
    ['fotografi', 'photography'],
  ])('takes %j for %j', (typed, meant) => {
    expect(corrected(typed, [])).toBe(meant);
  });

  it('takes a word of the catalog when that is nearest', () => {
    expect(corrected('sourdogh', ['sourdough'])).toBe('sourdough');
  });

  it.each(['asdfghjk', 'zzz', 'xq', 'a'.repeat(40)])('leaves %j alone', (word) => {
    expect(corrected(word, [])).toBeNull();
  });

  it('counts a swap of neighbors as one slip and stops at the limit', () => {
    expect(slipsBetween('hakcing', 'hacking', 2)).toBe(1);
    expect(slipsBetween('python', 'tailoring', 2)).toBe(Infinity);
  });

  it('sees two words written as one', () => {
    expect(splitWord('machinelearning')).toEqual(['machine', 'learning']);
  });
});

describe('Stems', () => {
  it.each([
    [['develop', 'developer', 'development', 'developing']],
    [['install', 'installation', 'installing', 'installs']],
    [['automate', 'automation', 'automated']],
    [['program', 'programming', 'programs']],
  ])('are one for %j', (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it('keep different words apart', () => {
    expect(
      new Set(['canvas', 'canva', 'css', 'aws', 'ios', 'pandas', 'business'].map(stem)).size,
    ).toBe(7);
  });
});

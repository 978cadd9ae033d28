import { describe, expect, it } from '@jest/globals';
import { joined, respelled, slipsBetween } from './spelling.js';
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
    expect(respelled(typed, [])).toEqual([meant]);
  });

  it('takes a word of the catalog when that is nearest', () => {
    expect(respelled('sourdogh', ['sourdough'])).toEqual(['sourdough']);
  });

  it.each(['asdfghjk', 'zzz', 'xq', 'a'.repeat(40)])('leaves %j alone', (word) => {
    expect(respelled(word, [])).toEqual([word]);
  });

  it('counts a swap of neighbors as one slip and stops at the limit', () => {
    expect(slipsBetween('hakcing', 'hacking', 2)).toBe(1);
    expect(slipsBetween('python', 'tailoring', 2)).toBe(Infinity);
  });

  it.each([
    ['machinelearning', ['machine', 'learning']],
    ['machinelerning', ['machine', 'learning']],
    ['fullstackdeveloper', ['fullstack', 'developer']],
  ])('sees the words written as one in %j', (typed, meant) => {
    expect(respelled(typed, [])).toEqual(meant);
  });

  it('takes the beginning of a long word of the catalog for it', () => {
    expect(respelled('steno', ['stenography'])).toEqual(['stenography']);
    expect(respelled('ster', ['sterilization'])).not.toEqual(['sterilization']);
  });

  it.each(['lift me', 'lost my', 'hill the', 'flash ka'])('leaves %j apart', (said) => {
    expect(joined(said.split(' '))).toEqual(said.split(' '));
  });

  it('sees the one word that was torn apart', () => {
    expect(joined(['type', 'script', 'and', 'photo', 'graphy'])).toEqual([
      ...['typescript', 'and', 'photography'],
    ]);
  });

  it('leaves little words apart that would be another one together', () => {
    expect(joined(['course', 'for', 'getting', 'on'])).toEqual(['course', 'for', 'getting', 'on']);
  });

  it.each([
    ['makup', 'makeup'],
    ['intaravyu', 'interview'],
    ['golnag', 'golang'],
    ['wirefarming', 'wireframing'],
  ])('hears that %j is %j by its consonants', (typed, meant) => {
    expect(respelled(typed, [])).toEqual([meant]);
  });
});

describe('Stems', () => {
  it.each([
    [['develop', 'developer', 'development', 'developing']],
    [['install', 'installation', 'installing', 'installs']],
    [['automate', 'automation', 'automated']],
    [['program', 'programming', 'programs']],
    [['programme', 'programmes']],
    [['movie', 'movies']],
    [['cookie', 'cookies']],
  ])('are one for %j', (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it('keep different words apart', () => {
    expect(
      new Set(['canvas', 'canva', 'css', 'aws', 'ios', 'pandas', 'business'].map(stem)).size,
    ).toBe(7);
  });
});

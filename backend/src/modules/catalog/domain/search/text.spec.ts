import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './text.js';

describe('The words of a text', () => {
  it.each([
    ['Café Crème', ['cafe', 'creme']],
    ['हिन्दी में क्षत्रिय की पढ़ाई', ['हिन्दी', 'में', 'क्षत्रिय', 'की', 'पढ़ाई']],
    ['தமிழ் மொழி', ['தமிழ்', 'மொழி']],
    ['ｶﾞｲﾄﾞ ﾊﾟﾝ', ['ガイド', 'パン']],
    ['Tiê\u0301\u0323ng Việt', ['tieng', 'viet']],
  ])('are without accents, and keep the marks that spell them: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words.map((word) => word.normalize('NFC')));
  });

  it.each([
    ['५०० रुपये', '500 रुपये'],
    ['৫০০', '500'],
    ['௧௨ వ ౧౦', '12 వ 10'],
  ])('have the digits of all scripts as numbers: %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it.each([
    ['F&O trading', 'futures and options trading'],
    ['L&D for HR', 'learning and development for hr'],
    ['reading a P&L', 'reading a profit and loss'],
    ['R&D', 'research development'],
  ])('are what letters around an ampersand stand for: %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it.each([
    ['in the wrong order', `${'\u0315'.repeat(60_000)}${'\u0316'.repeat(60_000)}`],
    ['that only NFKD makes marks', `${'\u0315'.repeat(30)}\uff9e`.repeat(12_900)],
    ['of which each is several', '\u0315\u0344'.repeat(60_000)],
    ['of Devanagari', '\u093c\u094d'.repeat(60_000)],
  ])('are found in no time behind endless marks %s', (_, marks) => {
    const from = performance.now();
    expect(wordsOf(`a${marks} garden`)).toContain('garden');
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isDevanagari, romanized } from './devanagari.js';

describe('Devanagari', () => {
  it.each([
    ['बिजली', 'bijli'],
    ['सिलाई', 'silai'],
    ['मोबाइल', 'mobail'],
    ['खाना', 'khana'],
    ['कपड़ा', 'kapda'],
    ['वेबसाइट', 'vebsait'],
    ['हिन्दी', 'hindi'],
  ])('reads %s as %j', (word, latin) => {
    expect(romanized(word)).toBe(latin);
  });

  it('is told from other scripts', () => {
    expect(['बिजली', 'bijli', 'வணக்கம்', ''].map(isDevanagari)).toEqual([true, false, false, false]);
  });
});

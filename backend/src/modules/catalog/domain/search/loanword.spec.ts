import { describe, expect, it } from '@jest/globals';
import { romanized } from './devanagari.js';
import { loanword } from './loanword.js';

describe('An English word in another script', () => {
  it.each([
    ['नीट', 'neet'],
    ['बायोलॉजी', 'biology'],
    ['इलेक्ट्रिशियन', 'electrician'],
    ['साइबर', 'cyber'],
    ['प्लंबिंग', 'plumbing'],
    ['वीडियो', 'video'],
  ])('is known by its sound: %s is %j', (written, word) => {
    expect(loanword(romanized(written))).toBe(word);
  });

  it('is none where nothing sounds like it', () => {
    expect(loanword(romanized('मछलियाँ'))).toBeNull();
    expect(loanword('')).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './text.js';
import { isInHindi, isTitledInHindi } from './written-language.js';

describe('Whether a text is written in Hindi', () => {
  it.each([
    'Website Banana Seekhe Zero Se. HTML, CSS aur JavaScript, har tag ka matlab',
    'Bina coding ke business ki site banaye',
    'Excel se dashboard kaise banate hain, shuru se end tak',
    'शुरू से पायथन सीखें',
  ])('is so of: %s', (text) => {
    expect(isInHindi(wordsOf(text))).toBe(true);
  });

  it.each([
    'Hindi Typing on the Mangal Keyboard',
    'Namaste aur Welcome to Cooking',
    'Tell me how to make it: is it so? Do as we do, and the par is ten',
    'Ho Chi Minh to Ek Balam: travel photography',
    'पायथन (Python) for everybody',
    '',
  ])('is not so of: %s', (text) => {
    expect(isInHindi(wordsOf(text))).toBe(false);
  });

  it('is so of a title with few words', () => {
    expect(isTitledInHindi(wordsOf('Insurance agent kaise bane'))).toBe(true);
    expect(isTitledInHindi(wordsOf('Namaste aur Welcome to Cooking'))).toBe(false);
  });
});

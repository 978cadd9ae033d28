import { describe, expect, it } from '@jest/globals';
import { hasWords } from './words';

describe('A text that is searched', () => {
  it.each([
    ['Night Shifts', 'shifts NIGHT'],
    ['Cámaras', 'camara'],
    ['Camaras', 'cámara'],
    ['रात की पाली', 'पाली रात'],
    ['Anything', '  '],
  ])('%s has the words "%s"', (text, words) => {
    expect(hasWords(text, words)).toBe(true);
  });

  it.each([
    ['Night Shifts', 'night day'],
    ['पाली', 'पीली'],
  ])('%s has not the words "%s"', (text, words) => {
    expect(hasWords(text, words)).toBe(false);
  });
});

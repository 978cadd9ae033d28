import { describe, expect, it } from '@jest/globals';
import { KeyFrames } from './key-frames.js';

const areFrequent = (...lines: string[]) => {
  const keyFrames = new KeyFrames();
  lines.forEach((line) => keyFrames.read(line));
  return keyFrames.isFrequent();
};

describe('Places to begin at', () => {
  it('are frequent when none is further than six seconds from the next', () => {
    expect(areFrequent('0.000000,K__', '3.0,___', '6.000000,K__', '9.5,__')).toBe(true);
  });

  it.each([
    ['a long stretch in the middle', ['0,K__', '6.1,K__']],
    ['a long stretch at the end', ['0,K__', '2,K__', '8.5,___']],
    ['a late beginning', ['7,K__']],
    ['none at all', ['0,___', '1,___']],
    ['nothing that can be read', ['', 'N/A,K__']],
  ])('are rare with %s', (_, lines) => {
    expect(areFrequent(...lines)).toBe(false);
  });
});

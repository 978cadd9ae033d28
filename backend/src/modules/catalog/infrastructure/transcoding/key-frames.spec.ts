import { describe, expect, it } from '@jest/globals';
import { KeyFrames } from './key-frames.js';

const areFrequent = (...lines: string[]) => {
  const keyFrames = new KeyFrames();
  lines.forEach((line) => keyFrames.read(line));
  return keyFrames.isFrequent();
};

describe('Places to begin at', () => {
  it('are frequent when none is further from the next than encoders put them by themselves', () => {
    expect(areFrequent('0.000000,K__', '3.0,___', '10.416667,K__', '19.5,__')).toBe(true);
  });

  it.each([
    ['a long stretch in the middle', ['0,K__', '10.6,K__']],
    ['a long stretch at the end', ['0,K__', '2,K__', '12.6,___']],
    ['a late beginning', ['11,K__']],
    ['none at all', ['0,___', '1,___']],
    ['nothing that can be read', ['', 'N/A,K__']],
  ])('are rare with %s', (_, lines) => {
    expect(areFrequent(...lines)).toBe(false);
  });
});

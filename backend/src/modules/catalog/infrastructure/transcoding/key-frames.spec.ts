import { describe, expect, it } from '@jest/globals';
import { KeyFrames } from './key-frames.js';

/** A line of ffmpeg's framecrc for a picture at so many thousandths. */
const line = (at: number, flags = '') => `0, ${at - 80}, ${at}, 40, 2148, 0x1b7c03fa${flags}`;
const key = (at: number) => line(at);
const other = (at: number) => line(at, ', F=0x0');

const areFrequent = (seconds: number, ...lines: string[]) => {
  const keyFrames = new KeyFrames();
  ['#software: Lavf', '#tb 0: 1/1000', ...lines].forEach((said) => keyFrames.read(said));
  return keyFrames.isFrequent(seconds);
};

describe('Places to begin at', () => {
  it('are frequent when none is further from the next than encoders put them by themselves', () => {
    expect(areFrequent(19.5, key(0), other(3_000), key(10_416), other(19_500))).toBe(true);
  });

  it('may have other marks, too', () => {
    expect(areFrequent(9, line(0, ', F=0x5'))).toBe(true);
    expect(areFrequent(9, line(0, ', F=0x4'))).toBe(false);
  });

  it.each([
    ['a long stretch in the middle', 12, [key(0), key(10_600)]],
    ['a long stretch at the end', 12.6, [key(0), key(2_000)]],
    ['a late beginning', 12, [key(11_000)]],
    ['none at all', 1, [other(0), other(1_000)]],
    ['nothing that can be read', 1, ['', '#media_type 0: video', 'frame=25', '1,0,0,1,1,0x0']],
  ])('are rare with %s', (_, seconds, lines) => {
    expect(areFrequent(seconds, ...lines)).toBe(false);
  });
});

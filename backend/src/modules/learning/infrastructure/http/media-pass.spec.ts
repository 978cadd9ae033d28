import { describe, expect, it } from '@jest/globals';
import { later, noon } from '../../testing/enrollment-builder.js';
import { MediaPass } from './media-pass.js';

const passes = new MediaPass('a secret of at least thirty-two characters');
const issued = passes.issue('video', 'session', noon);

describe('a media pass', () => {
  it('is trusted while young', () => {
    expect(passes.inspect(issued, 'video', 'session', later(50))).toBe('trusted');
  });

  it('ages before a minute is over', () => {
    expect(passes.inspect(issued, 'video', 'session', later(51))).toBe('aging');
  });

  it('ends after five minutes', () => {
    expect(passes.inspect(issued, 'video', 'session', later(301))).toBe('void');
  });

  it('opens no other video', () => {
    expect(passes.inspect(issued, 'other', 'session', noon)).toBe('void');
  });

  it('is worth nothing in another session', () => {
    expect(passes.inspect(issued, 'video', 'other', noon)).toBe('void');
  });

  it('cannot be made younger', () => {
    const younger = issued.replace(/^\d+/, String(noon.getTime() / 1000 + 200));
    expect(passes.inspect(younger, 'video', 'session', later(200))).toBe('void');
  });

  it('says its moment in one way only', () => {
    const [time = '', signature = ''] = issued.split('.');
    for (const other of [
      `${time}0e-1`,
      `0${time}`,
      ` ${time}`,
      `+${time}`,
      `0x${Number(time).toString(16)}`,
    ])
      expect(passes.inspect(`${other}.${signature}`, 'video', 'session', noon)).toBe('void');
  });

  it.each(['', '.', 'nonsense', '1e3.x', `${noon.getTime() / 1000}.`])('is not %j', (made) => {
    expect(passes.inspect(made, 'video', 'session', noon)).toBe('void');
  });
});

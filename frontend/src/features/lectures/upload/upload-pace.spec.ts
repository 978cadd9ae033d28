import { describe, expect, it } from '@jest/globals';
import { nextPace, percentOf, secondsLeft, startPace } from './upload-pace';

const start = startPace('shift.mp4', 10_000_000, 0);

describe('The pace of an upload', () => {
  it('is told once something has gone', () => {
    expect(secondsLeft(start)).toBeNull();
    const pace = nextPace(start, { loaded: 2_000_000, total: 10_000_000 }, 1000);
    expect(pace.bytesPerSecond).toBe(2_000_000);
    expect(secondsLeft(pace)).toBe(4);
  });

  it('does not jump with one slow second', () => {
    const fast = nextPace(start, { loaded: 2_000_000, total: 10_000_000 }, 1000);
    const slow = nextPace(fast, { loaded: 2_000_000, total: 10_000_000 }, 2000);
    expect(slow.bytesPerSecond).toBe(1_400_000);
  });

  it('does not take for speed what an earlier attempt had sent', () => {
    const pace = nextPace(start, { loaded: 6_000_000, total: 10_000_000, from: 5_000_000 }, 1000);
    expect(pace.bytesPerSecond).toBe(1_000_000);
  });

  it('stands still while the connection is away', () => {
    const going = nextPace(start, { loaded: 2_000_000, total: 10_000_000 }, 1000);
    const away = nextPace(going, { loaded: 1_000_000, total: 10_000_000, waiting: true }, 1100);
    expect(away).toMatchObject({ waiting: true, loaded: 1_000_000, bytesPerSecond: 0 });
  });

  it('does not follow every event', () => {
    expect(nextPace(start, { loaded: 1, total: 10_000_000 }, 10)).toBe(start);
  });

  it('always tells the end', () => {
    const end = nextPace(start, { loaded: 10_000_000, total: 10_000_000 }, 10);
    expect(percentOf(end)).toBe(100);
  });
});

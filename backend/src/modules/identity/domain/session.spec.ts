import { describe, expect, it } from '@jest/globals';
import { Session } from './session.js';

const start = new Date('2026-11-21T06:30:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const session = (role: 'student' | 'ops') =>
  Session.start('session', { id: 'asha', role }, { name: 'Firefox on Windows', mark: null }, start);

describe('Session', () => {
  it('lives for seven days without use', () => {
    expect(session('student').isLive(after(7 * 24 - 1))).toBe(true);
    expect(session('student').isLive(after(7 * 24))).toBe(false);
  });

  it('ends after thirty days at most', () => {
    expect(session('student').endsAt).toEqual(after(30 * 24));
  });

  it('lives a quarter of an hour without use, and eight hours at most, for ops', () => {
    expect(session('ops').isLive(after(0.24))).toBe(true);
    expect(session('ops').isLive(after(0.25))).toBe(false);
    expect(session('ops').endsAt).toEqual(after(8));
  });

  it('is over once ended', () => {
    const ended = session('student');
    ended.end(after(1));
    expect(ended.isLive(after(1))).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { dayInIndia } from '../../../platform/domain/india.js';
import { addDays, mondayOf } from './calendar.js';
import { studyStreak } from './study-streak.js';

const today = '2026-11-21';
const daysAgo = (...ago: number[]) => ago.map((days) => addDays(today, -days));

describe('a day', () => {
  it('begins at midnight in India', () => {
    expect(dayInIndia(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
    expect(dayInIndia(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
  });

  it('belongs to a week that begins on Monday', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  });
});

describe('a study streak', () => {
  it('is nothing before the first day', () => {
    expect(studyStreak([], today)).toEqual({ current: 0, longest: 0 });
  });

  it('counts days in a row', () => {
    expect(studyStreak(daysAgo(2, 1, 0), today)).toEqual({ current: 3, longest: 3 });
  });

  it('waits for today', () => {
    expect(studyStreak(daysAgo(3, 2, 1), today).current).toBe(3);
  });

  it('forgives one rest day', () => {
    expect(studyStreak(daysAgo(4, 3, 1, 0), today).current).toBe(4);
  });

  it('forgives yesterday while today is still to come', () => {
    expect(studyStreak(daysAgo(3, 2), today).current).toBe(2);
  });

  it('ends after two days off in a row', () => {
    expect(studyStreak(daysAgo(5, 4, 3), today)).toEqual({ current: 0, longest: 3 });
  });

  it('does not forgive a second rest day within a week', () => {
    expect(studyStreak(daysAgo(5, 4, 2, 0), today)).toEqual({ current: 1, longest: 3 });
  });

  it('forgives another rest day a week later', () => {
    expect(studyStreak(daysAgo(10, 8, 7, 6, 5, 4, 3, 1, 0), today).current).toBe(9);
  });

  it('remembers the longest', () => {
    expect(studyStreak(daysAgo(30, 29, 28, 27, 1, 0), today)).toEqual({ current: 2, longest: 4 });
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { seldom } from './seldom.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('An error told seldom', () => {
  it('is told at once, and then with how many were alike', () => {
    const told: [string, number][] = [];
    const report = seldom((error, alike) => told.push([error.message, alike]), 1_000);
    for (const message of ['away', 'away', 'full', 'away']) report(new Error(message));
    expect(told).toEqual([
      ['away', 0],
      ['full', 0],
    ]);
    jest.advanceTimersByTime(1_000);
    report(new Error('away'));
    expect(told.at(-1)).toEqual(['away', 2]);
    jest.advanceTimersByTime(1_000);
    report(new Error('away'));
    expect(told.at(-1)).toEqual(['away', 0]);
  });
});

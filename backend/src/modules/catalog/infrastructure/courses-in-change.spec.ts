import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CoursesInChange } from './courses-in-change.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('The courses that were changed a moment ago', () => {
  it('are in doubt until word of the change must have come', () => {
    const inChange = new CoursesInChange();
    inChange.mark('bonsai');
    jest.advanceTimersByTime(3_000);
    inChange.mark('kites');
    expect(inChange.includesAny(['react', 'bonsai'])).toBe(true);
    jest.advanceTimersByTime(3_000);
    expect(inChange.includesAny(['react', 'bonsai'])).toBe(false);
    expect(inChange.includesAny(['kites'])).toBe(true);
  });
});

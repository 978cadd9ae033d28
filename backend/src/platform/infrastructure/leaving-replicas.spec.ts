import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leavingReplicas } from './leaving-replicas.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const READONLY = new Error("READONLY You can't write against a read only replica.");

describe('A connection to Redis', () => {
  it('is opened anew when it leads to a replica, and not for any other error', () => {
    const leaves = leavingReplicas();
    expect([READONLY, new Error('OOM command not allowed')].map(leaves)).toEqual([true, false]);
  });

  it('is not opened anew without end while there is no master', () => {
    const leaves = leavingReplicas();
    const left = () => Array.from({ length: 500 }, () => leaves(READONLY)).filter(Boolean).length;
    expect([left(), left()]).toEqual([100, 0]);
    jest.advanceTimersByTime(1_000);
    expect(left()).toBe(100);
  });
});

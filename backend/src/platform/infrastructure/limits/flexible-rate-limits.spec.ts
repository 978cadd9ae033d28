import { describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { FlexibleRateLimits } from './flexible-rate-limits.js';

/** Like a Redis whose memory is used up: it refuses what writes, and still reads and deletes. */
function aFullRedis(): Redis {
  const refuse = () => Promise.reject(new Error('OOM command not allowed'));
  const nothing = {
    get: () => nothing,
    pttl: () => nothing,
    exec: async () => [
      [null, null],
      [null, -2],
    ],
  };
  const full = { status: 'ready', defineCommand: () => undefined, rlflxIncr: refuse };
  return { ...full, multi: () => nothing, del: async () => 0 } as unknown as Redis;
}

describe('Limits on a Redis without room', () => {
  it('forget failures that this process counted by itself, once one succeeded', async () => {
    const limits = FlexibleRateLimits.onRedis(aFullRedis(), new Map());
    const delay = { name: 'login', freeFailures: 3, maxSeconds: 60 };
    for (let day = 0; day < 7; day += 1) {
      await limits.beginTry(delay, 'somebody');
      await limits.succeeded(delay, 'somebody');
    }
    for (let guess = 0; guess < 4; guess += 1) await limits.beginTry(delay, 'somebody');
    await expect(limits.beginTry(delay, 'somebody')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });
});

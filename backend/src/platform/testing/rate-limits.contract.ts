import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  type GrowingDelay,
  type RateLimit,
  RateLimited,
  type RateLimits,
} from '../application/rate-limits.js';

interface Opened {
  readonly limits: RateLimits;
  /** Lets so much time pass. */
  readonly pass: (seconds: number) => Promise<void>;
}

/** What every adapter of rate limits promises. */
export function rateLimitsContract(name: string, open: () => Promise<Opened> | Opened): void {
  describe(`Rate limits: ${name}`, () => {
    const limit: RateLimit = { name: 'contract', times: 2, seconds: 1 };
    const delay: GrowingDelay = { name: 'contract-delay', freeFailures: 2, maxSeconds: 2 };
    let limits: RateLimits;
    let pass: Opened['pass'];

    beforeAll(async () => {
      ({ limits, pass } = await open());
    });

    const waitOf = async (use: Promise<unknown>): Promise<number> => {
      const refusal: unknown = await use.then(() => null).catch((error: unknown) => error);
      if (refusal === null) return 0;
      expect(refusal).toBeInstanceOf(RateLimited);
      return (refusal as RateLimited).details.retryAfterSeconds ?? -1;
    };
    const spend = (key: string) => waitOf(limits.spend(limit, key));
    const begin = (key: string) => waitOf(limits.beginTry(delay, key));

    it('refuses once the uses of a window are spent, and tells when to come back', async () => {
      const key = randomUUID();
      expect([await spend(key), await spend(key), await spend(key)]).toEqual([0, 0, 1]);
      await pass(1.1);
      expect(await spend(key)).toBe(0);
    });

    it('tells what is left', async () => {
      const key = randomUUID();
      const first = await limits.spend(limit, key);
      expect(first).toEqual({ ...limit, left: 1, endsInSeconds: 1 });
      expect((await limits.spend(limit, key)).left).toBe(0);
      await expect(limits.spend(limit, key)).rejects.toMatchObject({ spent: limit });
    });

    it('counts every key for itself, and every limit', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      await spend(one);
      await spend(one);
      expect([await spend(other), await begin(one)]).toEqual([0, 0]);
    });

    it('lets no more through of many uses at the same moment', async () => {
      const key = randomUUID();
      const waits = await Promise.all(Array.from({ length: 20 }, () => spend(key)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
    });

    it('lets the first failures pass, then makes each wait longer than the one before, up to the most', async () => {
      const key = randomUUID();
      expect([await begin(key), await begin(key), await begin(key)]).toEqual([0, 0, 0]);
      expect(await begin(key)).toBe(1);
      await pass(1.1);
      expect([await begin(key), await begin(key)]).toEqual([0, 2]);
      await pass(2.1);
      expect([await begin(key), await begin(key)]).toEqual([0, 2]);
    });

    it('lets no more through of many tries at the same moment than one after the other', async () => {
      const key = randomUUID();
      const waits = await Promise.all(Array.from({ length: 20 }, () => begin(key)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    });

    it('does not count a try that was taken back, and forgets none of the others', async () => {
      const key = randomUUID();
      for (let time = 0; time < 4; time += 1) {
        expect(await begin(key)).toBe(0);
        await limits.takeBack(delay, key);
      }
      expect([await begin(key), await begin(key), await begin(key)]).toEqual([0, 0, 0]);
      await limits.takeBack(delay, key);
      expect([await begin(key), await begin(key)]).toEqual([0, 1]);
    });

    it('forgets the failures when a try goes well', async () => {
      const key = randomUUID();
      for (let failure = 0; failure < 3; failure += 1) await begin(key);
      await limits.succeeded(delay, key);
      expect([await begin(key), await begin(key)]).toEqual([0, 0]);
    });
  });
}

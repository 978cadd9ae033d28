import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { hash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import {
  type Allowance,
  delayAfter,
  type GrowingDelay,
  type RateLimit,
  RateLimited,
  RateLimits,
} from '../../application/rate-limits.js';

/** Failures are remembered for this long after the first. */
const FAILURES_SECONDS = 24 * 60 * 60;
const PREFIX = 'lectern:limit';

/** Overrides of declared limits, by name. */
type Overrides = ReadonlyMap<string, Pick<RateLimit, 'times' | 'seconds'>>;

interface Window {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

/** What this process counts by itself while Redis does not. */
const ownCounts = new WeakMap<RateLimiterAbstract, RateLimiterMemory>();

/** Adapter of `rate-limiter-flexible`: counters in this process, or in a Redis shared by all processes. */
export class FlexibleRateLimits extends RateLimits implements OnApplicationShutdown {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  private constructor(
    private readonly open: (window: Window) => RateLimiterAbstract,
    private readonly overrides: Overrides,
    private readonly close: () => void,
  ) {
    super();
  }

  static inProcess(overrides: Overrides): FlexibleRateLimits {
    return new FlexibleRateLimits(inMemory, overrides, () => undefined);
  }

  /** While Redis does not answer, each process counts for itself: limits become looser, but still apply. */
  static onRedis(redis: Redis, overrides: Overrides): FlexibleRateLimits {
    const open = (window: Window) => {
      const ownCount = inMemory(window);
      const limiter = new RateLimiterRedis({
        ...optionsOf(window),
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: ownCount,
      });
      ownCounts.set(limiter, ownCount);
      return limiter;
    };
    return new FlexibleRateLimits(open, overrides, () => redis.disconnect());
  }

  async spend(declared: RateLimit, key: string): Promise<Allowance> {
    const { name } = declared;
    const { times, seconds } = this.overrides.get(name) ?? declared;
    const limiter = this.limiter({ name, points: times, duration: seconds });
    const use = limiter.consume(digest(key));
    const { remainingPoints, msBeforeNext } = await refuseWhenSpent(use, { name, times, seconds });
    return { name, times, seconds, left: remainingPoints, endsInSeconds: secondsOf(msBeforeNext) };
  }

  async beginTry(delay: GrowingDelay, key: string): Promise<void> {
    const { failures, gate } = this.delayOf(delay);
    const id = digest(key);
    const shut = await gate.get(id);
    if (shut && shut.msBeforeNext > 0) throw new RateLimited(secondsOf(shut.msBeforeNext));
    const { consumedPoints } = await failures.penalty(id);
    const wait = delayAfter(delay, consumedPoints);
    if (wait === 0) return;
    try {
      // Of concurrent tries, one passes and closes the gate behind itself.
      await refuseWhenSpent(gate.consume(id, 1, { customDuration: wait }));
    } catch (error) {
      await failures.reward(id);
      throw error;
    }
  }

  async takeBack(delay: GrowingDelay, key: string): Promise<void> {
    const { failures, gate } = this.delayOf(delay);
    const id = digest(key);
    const { consumedPoints: before } = await failures.reward(id);
    // The try closed this gate itself: an earlier one had been open, or it could not have begun.
    if (delayAfter(delay, before + 1) > 0) await forget(gate, id);
  }

  async succeeded(delay: GrowingDelay, key: string): Promise<void> {
    const { failures, gate } = this.delayOf(delay);
    const id = digest(key);
    await Promise.all([forget(failures, id), forget(gate, id)]);
  }

  onApplicationShutdown(): void {
    this.close();
  }

  private delayOf({ name, maxSeconds }: GrowingDelay) {
    return {
      failures: this.limiter({
        name: `${name}:failures`,
        points: Number.MAX_SAFE_INTEGER,
        duration: FAILURES_SECONDS,
      }),
      gate: this.limiter({ name: `${name}:gate`, points: 1, duration: maxSeconds }),
    };
  }

  private limiter(window: Window): RateLimiterAbstract {
    const known = this.limiters.get(window.name);
    if (known) return known;
    const limiter = this.open(window);
    this.limiters.set(window.name, limiter);
    return limiter;
  }
}

/** Also what this process counted by itself: a Redis without room refuses to count, but not to delete. */
async function forget(limiter: RateLimiterAbstract, id: string): Promise<void> {
  await Promise.all([limiter.delete(id), ownCounts.get(limiter)?.delete(id)]);
}

function inMemory(window: Window): RateLimiterMemory {
  return new RateLimiterMemory(optionsOf(window));
}

function optionsOf({ name, points, duration }: Window) {
  return { keyPrefix: `${PREFIX}:${name}`, points, duration };
}

/** Keys are addresses of people and machines, so only a digest is stored. */
function digest(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 22);
}

async function refuseWhenSpent<T>(use: Promise<T>, limit: RateLimit | null = null): Promise<T> {
  try {
    return await use;
  } catch (reason) {
    const wait = (reason as { msBeforeNext?: unknown } | null)?.msBeforeNext;
    throw typeof wait === 'number' ? new RateLimited(secondsOf(wait), limit) : reason;
  }
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

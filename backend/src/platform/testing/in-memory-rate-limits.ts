import type { Clock } from '../application/clock.js';
import {
  type Allowance,
  delayAfter,
  type GrowingDelay,
  type RateLimit,
  RateLimited,
  RateLimits,
} from '../application/rate-limits.js';

/** Keeps every promise of the port, on a clock that tests can move. */
export class InMemoryRateLimits extends RateLimits {
  private readonly windows = new Map<string, { uses: number; endsAt: number }>();
  private readonly failures = new Map<string, { count: number; waitUntil: number }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async spend(limit: RateLimit, key: string): Promise<Allowance> {
    const { name, times, seconds } = limit;
    const now = this.clock.now().getTime();
    const id = `${name} ${key}`;
    const known = this.windows.get(id);
    const window = known && known.endsAt > now ? known : { uses: 0, endsAt: now + seconds * 1000 };
    if (window.uses >= times) throw waitUntil(window.endsAt, now, limit);
    this.windows.set(id, { ...window, uses: window.uses + 1 });
    const endsInSeconds = Math.ceil((window.endsAt - now) / 1000);
    return { ...limit, left: times - window.uses - 1, endsInSeconds };
  }

  async beginTry(delay: GrowingDelay, key: string): Promise<void> {
    const now = this.clock.now().getTime();
    const id = `${delay.name} ${key}`;
    const known = this.failures.get(id) ?? { count: 0, waitUntil: 0 };
    if (known.waitUntil > now) throw waitUntil(known.waitUntil, now);
    const count = known.count + 1;
    this.failures.set(id, { count, waitUntil: now + delayAfter(delay, count) * 1000 });
  }

  async takeBack({ name }: GrowingDelay, key: string): Promise<void> {
    const id = `${name} ${key}`;
    const count = (this.failures.get(id)?.count ?? 0) - 1;
    // The earlier wait was over, or the try could not have begun.
    this.failures.set(id, { count: Math.max(0, count), waitUntil: 0 });
  }

  async succeeded({ name }: GrowingDelay, key: string): Promise<void> {
    this.failures.delete(`${name} ${key}`);
  }
}

function waitUntil(instant: number, now: number, spent: RateLimit | null = null): RateLimited {
  return new RateLimited(Math.max(1, Math.ceil((instant - now) / 1000)), spent);
}

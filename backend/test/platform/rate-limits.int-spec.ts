import { afterAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRateLimits } from '../../src/platform/infrastructure/adapters.js';
import { Config } from '../../src/platform/infrastructure/config/config.js';
import { createLog } from '../../src/platform/infrastructure/logging/log.js';
import { rateLimitsContract } from '../../src/platform/testing/rate-limits.contract.js';

const secret = 's'.repeat(32);
const opened: { onApplicationShutdown(): void }[] = [];
/** Beyond any standstill of the machine, in which a process would count for itself. */
const PATIENCE_MS = 20_000;
afterAll(() => opened.forEach((limits) => limits.onApplicationShutdown()));

async function open(settings: Record<string, string> = {}) {
  const config = Config.read({
    DATABASE_URL: 'postgresql://unused',
    SESSION_SECRET: secret,
    OTP_SECRET: secret,
    MEDIA_SECRET: secret,
    CERTIFICATE_SECRET: secret,
    LOG_LEVEL: 'fatal',
    ...settings,
  });
  const limits = await openRateLimits(config, createLog(config), PATIENCE_MS);
  opened.push(limits);
  return { limits, pass: (seconds: number) => sleep(seconds * 1000) };
}

rateLimitsContract('in process', () => open());

// Nothing listens on port 1, so each process counts for itself, and nothing waits for Redis.
rateLimitsContract('on a Redis that is away', () => open({ REDIS_URL: 'redis://127.0.0.1:1' }));

const redis = process.env['TEST_REDIS_URL'];
if (redis) {
  rateLimitsContract('on Redis', () => open({ REDIS_URL: redis }));

  describe('Rate limits on Redis', () => {
    it('are shared by all processes', async () => {
      const limit = { name: 'shared', times: 1, seconds: 60 };
      const key = randomUUID();
      const [one, other] = await Promise.all([
        open({ REDIS_URL: redis }),
        open({ REDIS_URL: redis }),
      ]);
      await one.limits.spend(limit, key);
      await expect(other.limits.spend(limit, key)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    });
  });
}

describe('The setting RATE_LIMITS', () => {
  it('changes a limit by its name', async () => {
    const { limits } = await open({ RATE_LIMITS: 'search=1/30' });
    const spend = () => limits.spend({ name: 'search', times: 20, seconds: 60 }, 'somebody');
    await spend();
    await expect(spend()).rejects.toMatchObject({ details: { retryAfterSeconds: 30 } });
  });
});

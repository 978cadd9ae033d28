import { FixedClock } from './fixed-clock.js';
import { InMemoryRateLimits } from './in-memory-rate-limits.js';
import { rateLimitsContract } from './rate-limits.contract.js';

rateLimitsContract('the twin', () => {
  const clock = new FixedClock();
  return {
    limits: new InMemoryRateLimits(clock),
    pass: async (seconds) => clock.advance(seconds),
  };
});

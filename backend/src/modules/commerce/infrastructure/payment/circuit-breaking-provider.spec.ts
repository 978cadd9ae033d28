import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { InMemoryProvider } from '../../testing/in-memory-provider.js';
import { CircuitBreakingProvider } from './circuit-breaking-provider.js';

let provider: InMemoryProvider;
let clock: FixedClock;
let guarded: CircuitBreakingProvider;
const order = { receipt: 'receipt', amountPaise: 49_900, notes: {} };

beforeEach(() => {
  provider = new InMemoryProvider();
  clock = new FixedClock();
  guarded = new CircuitBreakingProvider(provider, clock);
});

async function failTimes(times: number, outcome: 'unknown' | 'declined' = 'unknown') {
  provider.fail(outcome);
  for (let n = 0; n < times; n += 1) await guarded.createOrder(order).catch(() => undefined);
  provider.fail(null);
}

describe('A provider that keeps failing', () => {
  it('is not asked any more after five failures in a row', async () => {
    await failTimes(5);
    await expect(guarded.createOrder(order)).rejects.toMatchObject({ outcome: 'retryable' });
    expect(provider.orders.size).toBe(0);
  });

  it('is asked again after half a minute, by one call at a time', async () => {
    await failTimes(5);
    clock.advance(30);
    const [first, second] = await Promise.allSettled([
      guarded.createOrder(order),
      guarded.createOrder(order),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    await expect(guarded.createOrder(order)).resolves.toBeDefined();
  });

  it('is left alone for another half minute when the try fails', async () => {
    await failTimes(5);
    clock.advance(30);
    await failTimes(1);
    await expect(guarded.fetchPayments('order_1')).rejects.toMatchObject({ outcome: 'retryable' });
  });

  it('is asked as ever after four failures, and however often it says no', async () => {
    await failTimes(4);
    await failTimes(9, 'declined');
    await expect(guarded.createOrder(order)).resolves.toBeDefined();
  });
});

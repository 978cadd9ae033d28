import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MoneySchedule } from '../../testing/money-schedule.js';
import { schedules } from '../../testing/money-steps.js';
import { expectMoneyToBeRight } from '../../testing/money-verdict.js';
import { Shop } from '../../testing/shop.js';

const SEED = 20_261_121;
const RUNS = 1_000;

describe('Money, whatever the provider says, wherever the process dies, however often people click', () => {
  it(`is exactly one enrollment or one refund, in ${RUNS} schedules`, async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const played = new MoneySchedule(new Shop());
        await played.play(schedule);
        await played.settle();
        await expectMoneyToBeRight(played);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('comes to all of these ends, or it would prove little', async () => {
    const ends = { enrolled: 0, refunded: 0, surplus: 0, inParts: 0, byBanks: 0, transferred: 0 };
    for (const schedule of fc.sample(schedules, { seed: SEED, numRuns: RUNS })) {
      const shop = new Shop();
      const played = new MoneySchedule(shop);
      await played.play(schedule);
      await played.settle();
      const { orders, refunds } = shop;
      if (orders.all.some(({ status }) => status === 'paid')) ends.enrolled += 1;
      if (orders.all.some(({ status }) => status === 'refunded')) ends.refunded += 1;
      if (refunds.all.some(({ cause }) => cause === 'surplus')) ends.surplus += 1;
      if (refunds.all.some(({ cause }) => cause === 'chargeback')) ends.byBanks += 1;
      if (played.payments.some(({ refunded }) => refunded > 0)) ends.inParts += 1;
      if (played.payments.some(({ isTransferred }) => isTransferred)) ends.transferred += 1;
    }
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(10);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MoneySchedule, schedules } from '../testing/money-schedule.js';
import { sumOf } from '../testing/in-memory-ledger.js';
import { COURSE, EDUCATOR, LEARNER } from '../testing/shop.js';

const SEED = 20_261_121;
const RUNS = 1_000;

describe('Money, whatever the provider says, wherever the process dies, however often people click', () => {
  it(`is exactly one enrollment or one refund, in ${RUNS} schedules`, async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const played = new MoneySchedule();
        await played.play(schedule);
        await played.settle();
        const { shop, held } = played;
        const paid = shop.orders.all.filter(({ status }) => status === 'paid');
        const bought = shop.learning.granted.at(-1)?.grant.kind === 'order';
        expect(paid.length).toBeLessThanOrEqual(1);
        if (paid.length === 1) expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(true);
        if (await shop.learning.isEnrolled(LEARNER, COURSE))
          expect(paid).toHaveLength(bought ? 1 : 0);
        // What the provider still holds is what bought the course, to the paisa.
        expect(held).toBe(paid.reduce((sum, { price }) => sum + price.paise, 0));
        expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(held);
        expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(0);
        for (const { id } of shop.orders.all) expect(sumOf(shop.ledger.ofOrder(id))).toBe(0);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('comes to all of these ends, or it would prove little', async () => {
    const ends = { enrolled: 0, refunded: 0, surplus: 0 };
    for (const schedule of fc.sample(schedules, { seed: SEED, numRuns: 200 })) {
      const played = new MoneySchedule();
      await played.play(schedule);
      await played.settle();
      const { orders, refunds } = played.shop;
      if (orders.all.some(({ status }) => status === 'paid')) ends.enrolled += 1;
      if (orders.all.some(({ status }) => status === 'refunded')) ends.refunded += 1;
      if (refunds.all.some(({ cause }) => cause === 'surplus')) ends.surplus += 1;
    }
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(10);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PaymentReport } from '../domain/payment.js';
import { sumOf } from '../testing/in-memory-ledger.js';
import { EDUCATOR, LEARNER, Shop } from '../testing/shop.js';

const PRICE = 49_900;

/** What a provider may say, in any order and as often as it likes, about up to three attempts at each of two orders. */
const saying = fc.record({
  order: fc.constantFrom(0, 1),
  attempt: fc.constantFrom(1, 2, 3),
  status: fc.constantFrom('failed', 'authorized', 'captured'),
});

async function shopWithTwoOrders() {
  const shop = new Shop();
  const first = await shop.checkout();
  shop.offerCourse({ pricePaise: PRICE + 10_000 });
  return { shop, orders: [first, await shop.checkout()] as const };
}

describe('Settling payments', () => {
  it('turns every captured rupee into one enrollment or money owed, whatever the provider says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(saying, { maxLength: 30 }), async (sayings) => {
        const { shop, orders } = await shopWithTwoOrders();
        const captured = new Map<string, number>();
        for (const { order, attempt, status } of sayings) {
          const { id: providerOrderId, amountPaise } = orders[order as 0 | 1];
          const paymentId = `pay_${order}_${attempt}`;
          const report = { providerOrderId, paymentId, status, amountPaise, currency: 'INR' };
          if (status === 'captured') captured.set(paymentId, amountPaise);
          await shop.settlePayment.execute(report as PaymentReport);
        }
        const taken = [...captured.values()].reduce((sum, paise) => sum + paise, 0);
        const earned = await shop.ledger.balanceOf('educator', EDUCATOR);
        const owed = await shop.ledger.balanceOf('refunds-due', LEARNER);
        expect(shop.learning.granted).toHaveLength(captured.size > 0 ? 1 : 0);
        expect(earned + owed).toBe(taken);
        for (const { id } of shop.orders.all) expect(sumOf(shop.ledger.ofOrder(id))).toBe(0);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  it('earns the educator price times enrolled students when nothing is refunded or changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(200)), async (learners) => {
        const shop = new Shop();
        for (const learner of learners) {
          const order = await shop.checkout(`learner ${learner}`);
          const { report } = shop.provider.pay(order, 'captured', { paymentId: `pay_${learner}` });
          await shop.settlePayment.execute(report);
        }
        expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(PRICE * learners.length);
      }),
      { seed: 20261121, numRuns: 50 },
    );
  });
});

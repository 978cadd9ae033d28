import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Order } from '../../domain/order.js';
import type { ReportedStatus } from '../../domain/payment-status.js';
import { sumOf } from '../../testing/in-memory-ledger.js';
import { COURSE, EDUCATOR, LEARNER, Shop } from '../../testing/shop.js';

const PRICE = 49_900;

interface Saying {
  readonly order: 0 | 1;
  readonly attempt: number;
  readonly status: ReportedStatus;
}

/** Reports of a provider, in any order and number, about three attempts at each of two orders. */
const sayings = fc.array(
  fc.record<Saying>({
    order: fc.constantFrom(0, 1),
    attempt: fc.constantFrom(1, 2, 3),
    status: fc.constantFrom('failed', 'authorized', 'captured', 'refunded'),
  }),
  { maxLength: 40 },
);

/** A learner with two open orders for one course, whose price has changed; the provider then sends all the reports. */
async function shopAfter(said: readonly Saying[]): Promise<Shop> {
  const shop = new Shop();
  const first = await shop.checkout();
  shop.offerCourse({ pricePaise: PRICE + 10_000 });
  const orders = [first, await shop.checkout()] as const;
  for (const { order, attempt, status } of said) {
    const paymentId = `pay_${order}_${attempt}`;
    await shop.settle(shop.provider.pay(orders[order], status, { paymentId }).report);
  }
  return shop;
}

const total = (orders: readonly Order[]) =>
  orders.reduce((sum, order) => sum + order.price.paise, 0);

describe('Settling payments, whatever the provider says in whatever order', () => {
  const always = (holds: (shop: Shop) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(sayings, async (said) => holds(await shopAfter(said))),
      { seed: 20261121, numRuns: 300 },
    );

  it('keeps the learner enrolled by exactly one paid order, or not at all', () =>
    always(async (shop) => {
      const paid = shop.orders.all.filter(({ status }) => status === 'paid');
      expect(paid).toHaveLength((await shop.learning.isEnrolled(LEARNER, COURSE)) ? 1 : 0);
    }));

  it('pays the educator for that order and owes the learner all other money it holds', () =>
    always(async (shop) => {
      const paid = shop.orders.all.filter(({ status }) => status === 'paid');
      const held = shop.payments.all.filter(({ status }) => status === 'captured');
      const holding = held.reduce((sum, { amount }) => sum + amount.paise, 0);
      expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(total(paid));
      expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(holding - total(paid));
      expect(await shop.ledger.balanceOf('learner', LEARNER)).toBe(-holding + 0);
    }));

  it('balances the books of every order', () =>
    always(async (shop) => {
      for (const { id } of shop.orders.all) expect(sumOf(shop.ledger.ofOrder(id))).toBe(0);
    }));
});

describe('Settling a payment of an order that waited', () => {
  const payAfter = async (minutes: number, pricePaise: number) => {
    const shop = new Shop();
    const order = await shop.checkout();
    shop.offerCourse({ pricePaise });
    shop.clock.advance(minutes * 60);
    await shop.settle(shop.provider.pay(order).report);
    return shop.learning.isEnrolled(LEARNER, COURSE);
  };

  it('sells the course at the price the buyer was given, for half an hour', async () => {
    expect(await payAfter(30, PRICE + 10_000)).toBe(true);
  });

  it('owes the money back when the course costs more by then', async () => {
    expect(await payAfter(31, PRICE + 10_000)).toBe(false);
  });

  it.each([
    ['as much', PRICE],
    ['less', PRICE - 10_000],
  ])('sells it however long it waited when the course costs %s', async (_, pricePaise) => {
    expect(await payAfter(50_000, pricePaise)).toBe(true);
  });
});

describe('Settling payments', () => {
  it('enrolls once when no money goes back', async () => {
    const notRefunded = sayings.map((said) => said.filter(({ status }) => status !== 'refunded'));
    await fc.assert(
      fc.asyncProperty(notRefunded, async (said) => {
        const shop = await shopAfter(said);
        const isPaid = said.some(({ status }) => status === 'captured');
        expect(shop.learning.granted).toHaveLength(isPaid ? 1 : 0);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  it('owes the money back when nobody has seen the buyer and the account is gone', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay(await shop.checkout());
    shop.buyers.leave(LEARNER);
    await shop.settle(report);
    expect(shop.learning.granted).toHaveLength(0);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(PRICE);
  });

  it('earns the educator price times enrolled students when nothing is refunded or changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(200)), async (learners) => {
        const shop = new Shop();
        for (const learner of learners) {
          const order = await shop.checkout(`learner ${learner}`);
          const { report } = shop.provider.pay(order, 'captured', { paymentId: `pay_${learner}` });
          await shop.settle(report);
        }
        expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(PRICE * learners.length);
      }),
      { seed: 20261121, numRuns: 50 },
    );
  });
});

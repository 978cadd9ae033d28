import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { LEARNER, COURSE, Shop } from '../../testing/shop.js';
import type { ProviderOrder } from '../payments/payment-provider.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const ANOTHER = SequentialIds.nth(0xa2);
const A_THIRD = SequentialIds.nth(0xa3);
const HALF_A_PAISA = { amountPaise: 0.5 };

let shop: Shop;
let placed: ProviderOrder;

beforeEach(async () => {
  shop = new Shop();
  placed = await shop.checkout();
});

const round = () => shop.checkDueOrders.execute();
const look = async () => (await round()).checked;
const isEnrolled = (learnerId = LEARNER) => shop.learning.isEnrolled(learnerId, COURSE);

/** The hours after which the order is checked, over more than four days. */
async function hoursOfLooks(): Promise<number[]> {
  const times: number[] = [];
  for (let minutes = 0; minutes <= 100 * 60; minutes += 15) {
    const { checked, troubles } = await round();
    if (checked + troubles.length > 0) times.push(minutes / 60);
    shop.clock.advance(15 * MINUTE);
  }
  return times;
}

describe('The reconciler', () => {
  it('enrolls whoever paid when every message got lost, within 15 minutes', async () => {
    shop.provider.pay(placed);
    await look();
    expect(await isEnrolled()).toBe(false);
    shop.clock.advance(15 * MINUTE);
    await look();
    expect(await isEnrolled()).toBe(true);
  });

  it('looks after 15 minutes, then 1, 6, 24 and 72 hours, and no more', async () => {
    expect(await hoursOfLooks()).toEqual([0.25, 1, 6, 24, 72]);
  });

  it('looks at a paid order after one day and after three, for a second payment', async () => {
    await shop.settle(shop.provider.pay(placed).report);
    shop.clock.advance(23 * HOUR);
    expect(await look()).toBe(0);
    shop.provider.pay(placed, 'captured', { paymentId: 'pay_2' });
    shop.clock.advance(HOUR);
    await look();
    expect(shop.refunds.all.map(({ id, cause }) => [id, cause])).toEqual([['pay_2', 'surplus']]);
    expect(await isEnrolled()).toBe(true);
  });

  it('counts those days from the payment, however long the order had waited', async () => {
    shop.clock.advance(71 * HOUR);
    await look();
    await shop.settle(shop.provider.pay(placed).report);
    shop.clock.advance(2 * HOUR);
    await look();
    shop.provider.pay(placed, 'captured', { paymentId: 'pay_2' });
    shop.clock.advance(22 * HOUR);
    await look();
    expect(shop.refunds.all.map(({ id }) => id)).toEqual(['pay_2']);
  });

  it('follows money that a bank set aside after all looks were over', async () => {
    await hoursOfLooks();
    await shop.settle(shop.provider.pay(placed, 'authorized').report);
    shop.provider.pay(placed);
    shop.clock.advance(24 * HOUR);
    await look();
    expect(await isEnrolled()).toBe(true);
  });

  it('takes up an order anew whose buyer comes back to it when nobody looks any more', async () => {
    await hoursOfLooks();
    expect(await shop.checkout()).toEqual(placed);
    shop.provider.pay(placed);
    shop.clock.advance(15 * MINUTE);
    await look();
    expect(await isEnrolled()).toBe(true);
  });

  it('is not put off by a buyer who has paid and comes back to it again and again', async () => {
    shop.provider.pay(placed);
    for (let minutes = 0; minutes < 14; minutes += 2) {
      shop.clock.advance(2 * MINUTE);
      await shop.checkout();
    }
    shop.clock.advance(MINUTE);
    await look();
    expect(await isEnrolled()).toBe(true);
  });

  it('looks at such an order a quarter of an hour after that, too', async () => {
    shop.clock.advance(14 * MINUTE);
    await shop.checkout();
    const looks = [];
    for (let minutes = 1; minutes <= 15; minutes += 1) {
      shop.clock.advance(MINUTE);
      if ((await look()) > 0) looks.push(minutes);
    }
    expect(looks).toEqual([1, 15]);
  });

  it('follows money that a bank has set aside until it is taken, days later', async () => {
    shop.provider.pay(placed, 'authorized');
    shop.clock.advance(99 * HOUR);
    await look();
    shop.provider.pay(placed);
    shop.clock.advance(24 * HOUR);
    await look();
    expect(await isEnrolled()).toBe(true);
  });

  it('gives it up a week after it heard of it', async () => {
    shop.provider.pay(placed, 'authorized');
    const looks = await hoursOfLooks();
    expect(looks).toEqual([0.25, 1, 6, 24, 72, 96]);
    shop.clock.advance(168 * HOUR);
    expect([await look(), await look()]).toEqual([1, 0]);
    shop.clock.advance(48 * HOUR);
    expect(await look()).toBe(0);
  });

  it('keeps the plan that its own find led to', async () => {
    shop.provider.pay(placed, 'captured');
    shop.provider.pay(placed, 'captured', { paymentId: 'pay_2' });
    shop.clock.advance(15 * MINUTE);
    await look();
    expect(shop.refunds.all.map(({ status }) => status)).toEqual(['sent']);
    shop.provider.pay(placed, 'refunded', { paymentId: 'pay_2' });
    shop.clock.advance(15 * MINUTE);
    await look();
    expect(shop.refunds.all.map(({ status }) => status)).toEqual(['done']);
  });

  it('tries again soon when the provider does not answer', async () => {
    shop.provider.pay(placed);
    shop.provider.fail('unknown');
    shop.clock.advance(15 * MINUTE);
    expect(await look()).toBe(0);
    shop.provider.fail(null);
    shop.clock.advance(5 * MINUTE);
    expect(await look()).toBe(1);
    expect(await isEnrolled()).toBe(true);
  });

  it('looks at an order once, whoever looks at the same time', async () => {
    shop.clock.advance(15 * MINUTE);
    const [order] = shop.orders.all;
    const id = order?.id ?? '';
    await shop.checkOrder.whenDue(id);
    await shop.checkOrder.whenDue(id);
    expect(shop.orders.all[0]?.nextCheckAt).toEqual(
      new Date((order?.openedAt.getTime() ?? 0) + HOUR * 1000),
    );
  });

  it('follows money on its way back until it is there', async () => {
    const order = await shop.settle(shop.provider.pay(placed).report);
    const command = { learnerId: LEARNER, orderId: order?.id ?? '', reason: '' };
    await shop.refundOwnOrder.execute(command);
    shop.clock.advance(15 * MINUTE);
    await look();
    expect(shop.provider.refunds.size).toBe(1);
    shop.provider.pay(placed, 'refunded');
    shop.clock.advance(HOUR);
    await look();
    expect(shop.refunds.all.map(({ status }) => status)).toEqual(['done']);
    for (let day = 0; day < 5; day += 1) {
      shop.clock.advance(24 * HOUR);
      await look();
    }
    expect(await look()).toBe(0);
  });
});

describe('The reconciler, where the provider refuses to speak of an order', () => {
  beforeEach(() => shop.provider.failFor(placed, 'declined'));

  it('goes on with the next order', async () => {
    shop.provider.pay(await shop.checkout(ANOTHER));
    shop.clock.advance(15 * MINUTE);
    await look();
    expect(await isEnrolled(ANOTHER)).toBe(true);
  });

  it('asks again by the same plan, and no more', async () => {
    expect(await hoursOfLooks()).toEqual([0.25, 1, 6, 24, 72]);
  });

  it('goes on however many such orders there are', async () => {
    for (const learner of [ANOTHER, A_THIRD])
      shop.provider.failFor(await shop.checkout(learner), 'declined');
    shop.clock.advance(15 * MINUTE);
    expect((await round()).troubles.map(({ orderId }) => orderId)).toEqual(
      shop.orders.all.map(({ id }) => id),
    );
  });
});

describe('The reconciler, after a long standstill', () => {
  async function backlogOf(orders: number): Promise<void> {
    for (let n = 1; n < orders; n += 1) await shop.checkout(SequentialIds.nth(0x1000 + n));
    shop.clock.advance(15 * MINUTE);
  }

  it('takes up in one round more than it reads at once', async () => {
    await backlogOf(120);
    expect([await look(), await look()]).toEqual([120, 0]);
  });

  it('leaves what is too much for one round to the next', async () => {
    await backlogOf(1_010);
    expect([await look(), await look()]).toEqual([1_000, 10]);
  });

  it('ends a long round as soon as it is told to stop', async () => {
    await backlogOf(120);
    const stopping = new AbortController();
    const ask = shop.provider.fetchPayments.bind(shop.provider);
    let asked = 0;
    shop.provider.fetchPayments = (id) => {
      asked += 1;
      if (asked === 60) stopping.abort();
      return ask(id);
    };
    expect((await shop.checkDueOrders.execute(stopping.signal)).checked).toBe(60);
  });

  it('looks once at an order for all the looks it has missed', async () => {
    shop.clock.advance(25 * HOUR);
    expect([await look(), await look()]).toEqual([1, 0]);
    shop.clock.advance(47 * HOUR);
    expect([await look(), await look()]).toEqual([1, 0]);
  });
});

describe('The reconciler, when the provider is away', () => {
  it('ends the round after two orders and leaves the others as they are', async () => {
    await shop.checkout(ANOTHER);
    await shop.checkout(A_THIRD);
    const third = () => shop.orders.all.at(-1)?.nextCheckAt;
    const planned = third();
    shop.provider.fail('retryable');
    shop.clock.advance(15 * MINUTE);
    expect((await round()).troubles).toHaveLength(2);
    expect(third()).toEqual(planned);
  });

  it('has lost no check of any plan when it is back', async () => {
    shop.provider.fail('retryable');
    shop.clock.advance(15 * MINUTE);
    for (let tries = 0; tries < 8; tries += 1) {
      await look();
      shop.clock.advance(5 * MINUTE);
    }
    shop.provider.fail(null);
    const looks = [await look()];
    shop.clock.advance(5 * MINUTE);
    looks.push(await look());
    expect(looks).toEqual([1, 1]);
  });
});

describe('The reconciler, at one order with a trouble of its own', () => {
  it.each<[string, () => void]>([
    ['gets no answer', () => shop.provider.failFor(placed, 'unknown')],
    ['cannot take the answer in', () => void shop.provider.pay(placed, 'captured', HALF_A_PAISA)],
  ])('goes on with the next where it %s', async (_, cause) => {
    cause();
    const other = await shop.checkout(ANOTHER);
    shop.provider.pay(other, 'captured', { paymentId: 'pay_2' });
    shop.clock.advance(15 * MINUTE);
    expect((await round()).troubles).toHaveLength(1);
    expect(await isEnrolled(ANOTHER)).toBe(true);
  });
});

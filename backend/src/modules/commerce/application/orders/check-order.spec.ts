import { beforeEach, describe, expect, it } from '@jest/globals';
import { LEARNER, COURSE, Shop } from '../../testing/shop.js';
import type { ProviderOrder } from '../payments/payment-provider.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

let shop: Shop;
let placed: ProviderOrder;

beforeEach(async () => {
  shop = new Shop();
  placed = await shop.checkout();
});

const look = () => shop.checkDueOrders.execute();
const isEnrolled = () => shop.learning.isEnrolled(LEARNER, COURSE);

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
    const times: number[] = [];
    for (let minutes = 0; minutes <= 100 * 60; minutes += 15) {
      if ((await look()) > 0) times.push(minutes / 60);
      shop.clock.advance(15 * MINUTE);
    }
    expect(times).toEqual([0.25, 1, 6, 24, 72]);
  });

  it('looks at a paid order after one day and after three, for a second payment', async () => {
    await shop.settlePayment.execute(shop.provider.pay(placed).report);
    shop.clock.advance(23 * HOUR);
    expect(await look()).toBe(0);
    shop.provider.pay(placed, 'captured', { paymentId: 'pay_2' });
    shop.clock.advance(HOUR);
    await look();
    expect(shop.refunds.all.map(({ id, cause }) => [id, cause])).toEqual([['pay_2', 'surplus']]);
    expect(await isEnrolled()).toBe(true);
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
    const order = await shop.settlePayment.execute(shop.provider.pay(placed).report);
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

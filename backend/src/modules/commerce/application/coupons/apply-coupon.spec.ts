import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CouponNotValid } from '../../domain/errors.js';
import { CODE, CouponShop } from '../../testing/coupon-shop.js';
import { EDUCATOR, LEARNER } from '../../testing/shop.js';

let shop: CouponShop;
beforeEach(() => {
  shop = new CouponShop();
});

describe('A coupon', () => {
  it('shows and takes the lower price, whatever the case of its code', async () => {
    await shop.make();
    const { price, listPrice } = await shop.priceWith('diwali-20');
    expect([price.paise, listPrice.paise]).toEqual([39_900, 49_900]);
    expect((await shop.checkout(LEARNER, 'diwali-20')).amountPaise).toBe(39_900);
  });

  it('sells the course, which earns what was paid, and counts', async () => {
    await shop.make();
    expect(await shop.buy()).toBe(true);
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(39_900);
    expect(await shop.listed()).toEqual([[CODE, 1, 'running']]);
  });

  it('does not count a sale that was given back', async () => {
    await shop.make();
    await shop.buy();
    const [order] = shop.orders.all;
    const back = { learnerId: LEARNER, orderId: order?.id ?? '', reason: '' };
    await shop.refundOwnOrder.execute(back);
    expect(await shop.listed()).toEqual([[CODE, 0, 'running']]);
  });

  it('leaves an order without it alone, and the other way round', async () => {
    await shop.make();
    const plain = await shop.checkout();
    const cheap = await shop.toPay();
    expect([plain.amountPaise, cheap.amountPaise]).toEqual([49_900, 39_900]);
    expect(await shop.toPay()).toEqual(cheap);
  });

  it.each([
    ['is unknown', async () => undefined],
    ['has ended', async () => shop.end(await shop.make())],
    ['has expired', () => shop.makeExpired()],
    ['belongs to another course', () => shop.makeElsewhere()],
  ])('is refused when it %s, and nothing is ordered', async (_, arrange) => {
    await arrange();
    await expect(shop.priceWith()).rejects.toThrow(CouponNotValid);
    await expect(shop.toPay()).rejects.toThrow(CouponNotValid);
    expect(shop.orders.all).toEqual([]);
  });

  it('takes nothing off what costs nothing', async () => {
    await shop.make();
    shop.offerCourse({ pricePaise: 0 });
    await expect(shop.priceWith()).rejects.toThrow(CouponNotValid);
    expect(await shop.enroll({ coupon: CODE })).toEqual({ kind: 'enrolled' });
  });

  it('tells nobody the price of a course that is not on sale', async () => {
    await shop.make();
    shop.offerCourse({ status: 'draft' });
    await expect(shop.priceWith()).rejects.toThrow(NotFound);
  });
});

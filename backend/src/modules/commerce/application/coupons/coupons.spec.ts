import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CouponExists, TooManyCoupons } from '../../domain/errors.js';
import { CODE, CouponShop, OTHER } from '../../testing/coupon-shop.js';
import { COURSE, EDUCATOR } from '../../testing/shop.js';

let shop: CouponShop;
beforeEach(() => {
  shop = new CouponShop();
});

describe('The coupons of a course', () => {
  it('are its educator’s alone', async () => {
    const { coupon } = await shop.make();
    await expect(shop.make({ educatorId: OTHER })).rejects.toThrow(NotFound);
    await expect(shop.listCoupons.execute(OTHER, COURSE)).rejects.toThrow(NotFound);
    await expect(shop.endCoupon.execute(OTHER, COURSE, coupon.id)).rejects.toThrow(NotFound);
  });

  it('are ended under their own course only', async () => {
    const { coupon } = await shop.make();
    const elsewhere = await shop.makeElsewhere();
    const ending = shop.endCoupon.execute(EDUCATOR, elsewhere, coupon.id);
    await expect(ending).rejects.toThrow(NotFound);
  });

  it('are not made for a course that is removed meanwhile', async () => {
    const add = shop.stores.coupons.add.bind(shop.stores.coupons);
    shop.stores.coupons.add = async (coupon) => {
      shop.catalog.forget(COURSE);
      return add(coupon);
    };
    await expect(shop.make()).rejects.toThrow(NotFound);
    expect(await shop.stores.coupons.ofCourse(COURSE)).toEqual([]);
  });

  it('have different codes', async () => {
    await shop.make();
    await expect(shop.make({ code: 'diwali-20' })).rejects.toThrow(CouponExists);
  });

  it('are a hundred at most', async () => {
    for (let n = 0; n < 100; n += 1) await shop.make({ code: `CODE-${n}` });
    await expect(shop.make()).rejects.toThrow(TooManyCoupons);
  });

  it('can be ended twice, and stay listed', async () => {
    const made = await shop.make();
    await shop.end(made);
    await shop.end(made);
    expect(await shop.listed()).toEqual([[CODE, 0, 'ended']]);
  });

  it('say when they have expired', async () => {
    await shop.makeExpired();
    expect(await shop.listed()).toEqual([[CODE, 0, 'expired']]);
  });
});

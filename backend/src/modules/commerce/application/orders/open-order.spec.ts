import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../../platform/domain/domain-error.js';
import { CouponNotValid, CouponUsedUp } from '../../domain/errors.js';
import { CODE, CouponShop, OTHER } from '../../testing/coupon-shop.js';
import { LEARNER } from '../../testing/shop.js';

const HALF_AN_HOUR = 30 * 60;
const QUARTER = 15 * 60;
type Made = Awaited<ReturnType<CouponShop['make']>>;

let shop: CouponShop;
beforeEach(() => {
  shop = new CouponShop();
});

describe('The last use of a coupon', () => {
  it('is held for whoever is at the checkout, as long as that order is honored', async () => {
    await shop.make({ maxUses: 1 });
    await shop.toPay();
    shop.clock.advance(HALF_AN_HOUR);
    await expect(shop.toPay(OTHER)).rejects.toThrow(CouponUsedUp);
    await expect(shop.priceWith(CODE, OTHER)).rejects.toThrow(CouponUsedUp);
    expect((await shop.priceWith()).price.paise).toBe(39_900);
    shop.clock.advance(1);
    expect(await shop.buy(OTHER)).toBe(true);
    expect(await shop.listed()).toEqual([[CODE, 1, 'used_up']]);
  });

  it('is held no longer for whoever clicks again and again', async () => {
    await shop.make({ maxUses: 1 });
    const order = await shop.toPay();
    shop.clock.advance(QUARTER);
    expect(await shop.toPay()).toEqual(order);
    shop.clock.advance(QUARTER + 1);
    expect(await shop.buy(OTHER)).toBe(true);
  });

  it('is taken once by a learner, also over several orders', async () => {
    await shop.make({ maxUses: 2 });
    await shop.toPay();
    shop.offerCourse({ pricePaise: 59_900 });
    expect(await shop.buy(LEARNER)).toBe(true);
    expect(await shop.buy(OTHER)).toBe(true);
  });

  it('is not sold twice to whoever pays too late', async () => {
    await shop.make({ maxUses: 1 });
    const late = await shop.toPay();
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await shop.buy(OTHER)).toBe(true);
    expect(await shop.pay(late)).toBe(false);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(39_900);
  });
});

describe('Money that comes more than half an hour later', () => {
  it('buys the course as long as the coupon runs', async () => {
    await shop.make({ maxUses: 1 });
    const order = await shop.toPay();
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await shop.pay(order)).toBe(true);
  });

  it('goes back when the coupon has ended meanwhile', async () => {
    const made = await shop.make();
    const order = await shop.toPay();
    await shop.end(made);
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await shop.pay(order)).toBe(false);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(39_900);
  });

  it('goes back when the course has become dearer even with the coupon', async () => {
    await shop.make();
    const order = await shop.toPay();
    shop.offerCourse({ pricePaise: 59_900 });
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await shop.pay(order)).toBe(false);
  });

  it('buys the course at once when it is in time, whatever became of the coupon', async () => {
    const made = await shop.make();
    const order = await shop.toPay();
    await shop.end(made);
    expect(await shop.pay(order)).toBe(true);
  });
});

describe('Whoever was at the checkout with a coupon', () => {
  it.each([
    ['has ended', (made: Made) => shop.end(made)],
    ['is no longer on sale', async () => shop.offerCourse({ status: 'draft' })],
  ])('gets there again for half an hour when it, or the course, %s', async (_, change) => {
    const made = await shop.make();
    const order = await shop.toPay();
    await change(made);
    shop.clock.advance(HALF_AN_HOUR - 1);
    expect(await shop.checkout(LEARNER, 'diwali-20')).toEqual(order);
    shop.clock.advance(2);
    await expect(shop.toPay()).rejects.toThrow(DomainError);
  });

  it('is honored as if it were new when a coupon without a limit is clicked again', async () => {
    const made = await shop.make();
    const order = await shop.toPay();
    shop.clock.advance(HALF_AN_HOUR - 1);
    await shop.toPay();
    shop.clock.advance(HALF_AN_HOUR - 1);
    await shop.end(made);
    expect(await shop.pay(order)).toBe(true);
  });

  it('is honored anew once the use of a limited one was free, and is theirs again', async () => {
    const made = await shop.make({ maxUses: 1 });
    const order = await shop.toPay();
    shop.clock.advance(HALF_AN_HOUR + 1);
    await shop.toPay();
    await shop.end(made);
    shop.clock.advance(HALF_AN_HOUR - 1);
    expect(await shop.pay(order)).toBe(true);
  });

  it('is told the price of that order when the coupon has ended', async () => {
    const made = await shop.make();
    await shop.toPay();
    await shop.end(made);
    expect((await shop.priceWith()).price.paise).toBe(39_900);
    await expect(shop.priceWith(CODE, OTHER)).rejects.toThrow(CouponNotValid);
  });

  it('pays no more than the course costs by now', async () => {
    const made = await shop.make();
    await shop.toPay();
    await shop.end(made);
    shop.offerCourse({ pricePaise: 29_900 });
    await expect(shop.priceWith()).rejects.toThrow(CouponNotValid);
    await expect(shop.toPay()).rejects.toThrow(CouponNotValid);
    expect((await shop.checkout()).amountPaise).toBe(29_900);
  });

  it('pays the full price for a course off sale only when asking without it', async () => {
    await shop.make();
    const plain = await shop.checkout();
    shop.offerCourse({ status: 'draft' });
    await expect(shop.toPay()).rejects.toThrow(CouponNotValid);
    expect(await shop.checkout()).toEqual(plain);
  });

  it('finds the order that is honored longest, not the one that was opened last', async () => {
    await shop.make();
    const plain = await shop.checkout();
    shop.clock.advance(1);
    await shop.toPay();
    shop.clock.advance(HALF_AN_HOUR - 1);
    await shop.checkout();
    shop.offerCourse({ status: 'draft' });
    shop.clock.advance(QUARTER);
    expect(await shop.checkout()).toEqual(plain);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError, NotFound } from '../../../../platform/domain/domain-error.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import type { CouponTerms } from '../../domain/coupon.js';
import { CouponExists, CouponNotValid, CouponUsedUp, TooManyCoupons } from '../../domain/errors.js';
import { COURSE, EDUCATOR, LEARNER, Shop } from '../../testing/shop.js';

const HALF_AN_HOUR = 30 * 60;
const QUARTER = 15 * 60;
const OTHER = SequentialIds.nth(0xa2);
const DAY = 86_400;

let shop: Shop;
beforeEach(() => {
  shop = new Shop();
});

function make(terms: Partial<Omit<CouponTerms, 'id' | 'at'>> = {}) {
  return shop.createCoupon.execute({
    educatorId: EDUCATOR,
    courseId: COURSE,
    code: 'DIWALI-20',
    percentOff: 20,
    expiresAt: null,
    maxUses: null,
    ...terms,
  });
}

const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * DAY * 1_000);
const priceWith = (code = 'DIWALI-20', learnerId = LEARNER) =>
  shop.showCouponPrice.execute({ courseId: COURSE, code, learnerId });

/** Pays at the checkout; tells whether that bought the course. */
async function buy(learnerId = LEARNER, code: string | null = 'DIWALI-20'): Promise<boolean> {
  return pay(await shop.checkout(learnerId, code), learnerId);
}

async function pay(order: { id: string; amountPaise: number }, learnerId = LEARNER) {
  const { report } = shop.provider.pay(order, 'captured', { paymentId: `pay of ${learnerId}` });
  await shop.settlePayment.execute(report);
  return shop.learning.isEnrolled(learnerId, COURSE);
}

async function listed() {
  const coupons = await shop.listCoupons.execute(EDUCATOR, COURSE);
  return coupons.map(({ coupon, uses, state }) => [coupon.code, uses, state]);
}

describe('A coupon', () => {
  it('shows and takes the lower price, whatever the case of its code', async () => {
    await make();
    const { price, listPrice } = await priceWith('diwali-20');
    expect([price.paise, listPrice.paise]).toEqual([39_900, 49_900]);
    expect((await shop.checkout(LEARNER, 'diwali-20')).amountPaise).toBe(39_900);
  });

  it('sells the course, which earns what was paid, and counts', async () => {
    await make();
    expect(await buy()).toBe(true);
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(39_900);
    expect(await listed()).toEqual([['DIWALI-20', 1, 'running']]);
  });

  it('does not count a sale that was given back', async () => {
    await make();
    await buy();
    const [order] = shop.orders.all;
    const back = { learnerId: LEARNER, orderId: order?.id ?? '', reason: '' };
    await shop.refundOwnOrder.execute(back);
    expect(await listed()).toEqual([['DIWALI-20', 0, 'running']]);
  });

  it('leaves an order without it alone, and the other way round', async () => {
    await make();
    const plain = await shop.checkout();
    const cheap = await shop.checkout(LEARNER, 'DIWALI-20');
    expect([plain.amountPaise, cheap.amountPaise]).toEqual([49_900, 39_900]);
    expect(await shop.checkout(LEARNER, 'DIWALI-20')).toEqual(cheap);
  });

  it.each([
    ['is unknown', async () => undefined],
    ['has ended', async () => end(await make())],
    ['has expired', async () => expire(await make({ expiresAt: inDays(1) }))],
    ['belongs to another course', async () => otherCourse()],
  ])('is refused when it %s, and nothing is ordered', async (_, arrange) => {
    await arrange();
    await expect(priceWith()).rejects.toThrow(CouponNotValid);
    await expect(shop.checkout(LEARNER, 'DIWALI-20')).rejects.toThrow(CouponNotValid);
    expect(shop.orders.all).toEqual([]);
  });

  it('takes nothing off what costs nothing', async () => {
    await make();
    shop.offerCourse({ pricePaise: 0 });
    await expect(priceWith()).rejects.toThrow(CouponNotValid);
    expect(await shop.enroll({ coupon: 'DIWALI-20' })).toEqual({ kind: 'enrolled' });
  });

  it('tells nobody the price of a course that is not on sale', async () => {
    await make();
    shop.offerCourse({ status: 'draft' });
    await expect(priceWith()).rejects.toThrow(NotFound);
  });
});

describe('The last use of a coupon', () => {
  it('is held for whoever is at the checkout, as long as that order is honored', async () => {
    await make({ maxUses: 1 });
    await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(HALF_AN_HOUR);
    await expect(shop.checkout(OTHER, 'DIWALI-20')).rejects.toThrow(CouponUsedUp);
    await expect(priceWith('DIWALI-20', OTHER)).rejects.toThrow(CouponUsedUp);
    expect((await priceWith()).price.paise).toBe(39_900);
    shop.clock.advance(1);
    expect(await buy(OTHER)).toBe(true);
    expect(await listed()).toEqual([['DIWALI-20', 1, 'used_up']]);
  });

  it('is held no longer for whoever clicks again and again', async () => {
    await make({ maxUses: 1 });
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(QUARTER);
    expect(await shop.checkout(LEARNER, 'DIWALI-20')).toEqual(order);
    shop.clock.advance(QUARTER + 1);
    expect(await buy(OTHER)).toBe(true);
  });

  it('is taken once by a learner, also over several orders', async () => {
    await make({ maxUses: 2 });
    await shop.checkout(LEARNER, 'DIWALI-20');
    shop.offerCourse({ pricePaise: 59_900 });
    expect(await buy(LEARNER)).toBe(true);
    expect(await buy(OTHER)).toBe(true);
  });

  it('is not sold twice to whoever pays too late', async () => {
    await make({ maxUses: 1 });
    const late = await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await buy(OTHER)).toBe(true);
    expect(await pay(late)).toBe(false);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(39_900);
  });
});

describe('Money that comes more than half an hour later', () => {
  it('buys the course as long as the coupon runs', async () => {
    await make({ maxUses: 1 });
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await pay(order)).toBe(true);
  });

  it('goes back when the coupon has ended meanwhile', async () => {
    const made = await make();
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    await end(made);
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await pay(order)).toBe(false);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(39_900);
  });

  it('goes back when the course has become dearer even with the coupon', async () => {
    await make();
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    shop.offerCourse({ pricePaise: 59_900 });
    shop.clock.advance(HALF_AN_HOUR + 1);
    expect(await pay(order)).toBe(false);
  });

  it('buys the course at once when it is in time, whatever became of the coupon', async () => {
    const made = await make();
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    await end(made);
    expect(await pay(order)).toBe(true);
  });
});

describe('Whoever was at the checkout with a coupon', () => {
  it.each([
    ['has ended', async (made: Awaited<ReturnType<typeof make>>) => end(made)],
    ['is no longer on sale', async () => shop.offerCourse({ status: 'draft' })],
  ])('gets there again for half an hour when it, or the course, %s', async (_, change) => {
    const made = await make();
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    await change(made);
    shop.clock.advance(HALF_AN_HOUR - 1);
    expect(await shop.checkout(LEARNER, 'diwali-20')).toEqual(order);
    shop.clock.advance(2);
    await expect(shop.checkout(LEARNER, 'DIWALI-20')).rejects.toThrow(DomainError);
  });

  it('is honored as if it were new when a coupon without a limit is clicked again', async () => {
    const made = await make();
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(HALF_AN_HOUR - 1);
    await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(HALF_AN_HOUR - 1);
    await end(made);
    expect(await pay(order)).toBe(true);
  });

  it('is honored anew once the use of a limited one was free, and is theirs again', async () => {
    const made = await make({ maxUses: 1 });
    const order = await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(HALF_AN_HOUR + 1);
    await shop.checkout(LEARNER, 'DIWALI-20');
    await end(made);
    shop.clock.advance(HALF_AN_HOUR - 1);
    expect(await pay(order)).toBe(true);
  });

  it('is told the price of that order when the coupon has ended', async () => {
    const made = await make();
    await shop.checkout(LEARNER, 'DIWALI-20');
    await end(made);
    expect((await priceWith()).price.paise).toBe(39_900);
    await expect(priceWith('DIWALI-20', OTHER)).rejects.toThrow(CouponNotValid);
  });

  it('pays no more than the course costs by now', async () => {
    const made = await make();
    await shop.checkout(LEARNER, 'DIWALI-20');
    await end(made);
    shop.offerCourse({ pricePaise: 29_900 });
    await expect(priceWith()).rejects.toThrow(CouponNotValid);
    await expect(shop.checkout(LEARNER, 'DIWALI-20')).rejects.toThrow(CouponNotValid);
    expect((await shop.checkout()).amountPaise).toBe(29_900);
  });

  it('pays the full price for a course off sale only when asking without it', async () => {
    await make();
    const plain = await shop.checkout();
    shop.offerCourse({ status: 'draft' });
    await expect(shop.checkout(LEARNER, 'DIWALI-20')).rejects.toThrow(CouponNotValid);
    expect(await shop.checkout()).toEqual(plain);
  });

  it('finds the order that is honored longest, not the one that was opened last', async () => {
    await make();
    const plain = await shop.checkout();
    shop.clock.advance(1);
    await shop.checkout(LEARNER, 'DIWALI-20');
    shop.clock.advance(HALF_AN_HOUR - 1);
    await shop.checkout();
    shop.offerCourse({ status: 'draft' });
    shop.clock.advance(QUARTER);
    expect(await shop.checkout()).toEqual(plain);
  });
});

describe('The coupons of a course', () => {
  it('are its educator’s alone', async () => {
    const { coupon } = await make();
    const stranger = OTHER;
    await expect(make({ educatorId: stranger })).rejects.toThrow(NotFound);
    await expect(shop.listCoupons.execute(stranger, COURSE)).rejects.toThrow(NotFound);
    await expect(shop.endCoupon.execute(stranger, COURSE, coupon.id)).rejects.toThrow(NotFound);
  });

  it('are ended under their own course only', async () => {
    const { coupon } = await make();
    await otherCourse();
    const ending = shop.endCoupon.execute(EDUCATOR, SequentialIds.nth(0xc2), coupon.id);
    await expect(ending).rejects.toThrow(NotFound);
  });

  it('are not made for a course that is removed meanwhile', async () => {
    const add = shop.stores.coupons.add.bind(shop.stores.coupons);
    shop.stores.coupons.add = async (coupon) => {
      shop.catalog.forget(COURSE);
      return add(coupon);
    };
    await expect(make()).rejects.toThrow(NotFound);
    expect(await shop.stores.coupons.ofCourse(COURSE)).toEqual([]);
  });

  it('have different codes', async () => {
    await make();
    await expect(make({ code: 'diwali-20' })).rejects.toThrow(CouponExists);
  });

  it('are a hundred at most', async () => {
    for (let n = 0; n < 100; n += 1) await make({ code: `CODE-${n}` });
    await expect(make()).rejects.toThrow(TooManyCoupons);
  });

  it('can be ended twice, and stay listed', async () => {
    const made = await make();
    await end(made);
    await end(made);
    expect(await listed()).toEqual([['DIWALI-20', 0, 'ended']]);
  });

  it('say when they have expired', async () => {
    await expire(await make({ expiresAt: inDays(1) }));
    expect(await listed()).toEqual([['DIWALI-20', 0, 'expired']]);
  });
});

async function end({ coupon }: Awaited<ReturnType<typeof make>>): Promise<void> {
  await shop.endCoupon.execute(EDUCATOR, COURSE, coupon.id);
}

async function expire({ coupon }: Awaited<ReturnType<typeof make>>): Promise<void> {
  expect(coupon.expiresAt).toEqual(inDays(1));
  shop.clock.advance(DAY);
}

/** Another course of the educator, with the coupon. */
async function otherCourse(): Promise<void> {
  const courseId = SequentialIds.nth(0xc2);
  shop.offerCourse({ courseId });
  await make({ courseId });
}

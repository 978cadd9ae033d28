import { describe, expect, it } from '@jest/globals';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import {
  CourseAlreadyOwned,
  CourseWithoutPrice,
  OwnCourseCannotBeBought,
} from '../../domain/errors.js';
import { COURSE, EDUCATOR, LEARNER, Shop } from '../../testing/shop.js';
import { PaymentProviderFailed } from '../payments/payment-provider.js';

describe('Creating an order', () => {
  it('gives the provider order to open the checkout with', async () => {
    const created = await new Shop().enroll();
    expect(created).toEqual({ kind: 'order', providerOrderId: 'order_1', amountPaise: 49_900 });
  });

  it('reuses the open order of the same learner, course and price', async () => {
    const shop = new Shop();
    expect(await shop.checkout()).toEqual(await shop.checkout());
    expect(shop.provider.orders.size).toBe(1);
  });

  it('honors it from then on as if it were new', async () => {
    const shop = new Shop();
    await shop.checkout();
    shop.clock.advance(7 * 86_400);
    const { report } = shop.provider.pay(await shop.checkout());
    shop.offerCourse({ status: 'draft' });
    await shop.settle(report);
    expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(true);
  });

  it('honors it no longer by being asked for once the course has left the catalog', async () => {
    const shop = new Shop();
    await shop.checkout();
    shop.offerCourse({ status: 'draft' });
    shop.clock.advance(20 * 60);
    await shop.checkout();
    shop.clock.advance(20 * 60);
    await expect(shop.checkout()).rejects.toThrow(NotFound);
  });

  it('opens another order when the price has changed, and leaves the old price as it was', async () => {
    const shop = new Shop();
    const before = await shop.checkout();
    shop.offerCourse({ pricePaise: 59_900 });
    const after = await shop.checkout();
    expect(after.id).not.toBe(before.id);
    expect(shop.orders.all.map((order) => order.price.paise)).toEqual([49_900, 59_900]);
  });

  it('makes one provider order even when the first answer got lost', async () => {
    const shop = new Shop();
    shop.provider.fail('unknown');
    await expect(shop.checkout()).rejects.toThrow(PaymentProviderFailed);
    shop.provider.fail(null);
    await shop.checkout();
    expect(shop.provider.orders.size).toBe(1);
    expect(shop.orders.all).toHaveLength(1);
  });

  it('enrolls at once when the course costs nothing', async () => {
    const shop = new Shop();
    shop.offerCourse({ pricePaise: 0 });
    expect(await shop.enroll()).toEqual({ kind: 'enrolled' });
    expect(shop.learning.granted).toEqual([
      { learnerId: LEARNER, courseId: COURSE, grant: { kind: 'free' } },
    ]);
  });

  it('gives nothing away that nobody has set a price for', async () => {
    const shop = new Shop();
    shop.offerCourse({ pricePaise: null });
    await expect(shop.enroll()).rejects.toThrow(CourseWithoutPrice);
    expect(shop.learning.granted).toEqual([]);
  });

  it('refuses the educator their own course', async () => {
    await expect(new Shop().enroll({ learnerId: EDUCATOR })).rejects.toThrow(
      OwnCourseCannotBeBought,
    );
  });

  it('refuses a course that the learner has', async () => {
    const shop = new Shop();
    await shop.learning.enroll(LEARNER, COURSE, { kind: 'free' });
    await expect(shop.enroll()).rejects.toThrow(CourseAlreadyOwned);
  });

  it('refuses to buy for somebody else', async () => {
    await expect(new Shop().enroll({ claimedUserId: EDUCATOR })).rejects.toThrow(Forbidden);
  });

  it('notes where the buyer lives once they have said it', async () => {
    const shop = new Shop();
    await shop.enroll();
    await shop.enroll({ buyerState: '29' });
    expect(shop.orders.all.map((order) => order.buyerState)).toEqual(['29']);
  });

  it('notes it on an earlier order, too, when the course has left the catalog meanwhile', async () => {
    const shop = new Shop();
    const before = await shop.enroll();
    shop.offerCourse({ status: 'draft' });
    expect(await shop.enroll({ buyerState: '29' })).toEqual(before);
    expect(shop.orders.all.map((order) => order.buyerState)).toEqual(['29']);
  });

  it('notes it on the order of the new price when that has changed meanwhile', async () => {
    const shop = new Shop();
    await shop.enroll();
    shop.offerCourse({ pricePaise: 59_900 });
    expect(await shop.enroll({ buyerState: '29' })).toMatchObject({ amountPaise: 59_900 });
    expect(shop.orders.all.map((order) => order.buyerState)).toEqual([null, '29']);
  });

  it.each(['draft', 'retired'] as const)('does not know a %s course', async (status) => {
    const shop = new Shop();
    shop.offerCourse({ status });
    await expect(shop.enroll()).rejects.toThrow(NotFound);
  });

  it('does not know a retired course even for its educator', async () => {
    const shop = new Shop();
    shop.offerCourse({ status: 'retired' });
    await expect(shop.enroll({ learnerId: EDUCATOR })).rejects.toThrow(NotFound);
  });

  it('tells the owner of a retired course that it is theirs', async () => {
    const shop = new Shop();
    shop.offerCourse({ status: 'retired' });
    await shop.learning.enroll(LEARNER, COURSE, { kind: 'free' });
    await expect(shop.enroll()).rejects.toThrow(CourseAlreadyOwned);
  });
});

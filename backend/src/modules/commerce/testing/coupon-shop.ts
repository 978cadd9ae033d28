import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { CouponTerms } from '../domain/coupon.js';
import type { ProviderOrder } from '../application/payments/payment-provider.js';
import { COURSE, EDUCATOR, LEARNER, Shop } from './shop.js';

export const CODE = 'DIWALI-20';
export const OTHER = SequentialIds.nth(0xa2);
const OTHER_COURSE = SequentialIds.nth(0xc2);
const DAY = 86_400;

type Made = Awaited<ReturnType<CouponShop['make']>>;

/** A shop whose educator makes coupons, a fifth off unless said otherwise, and whose learners use them. */
export class CouponShop extends Shop {
  make(terms: Partial<Omit<CouponTerms, 'id' | 'at'>> = {}) {
    return this.createCoupon.execute({
      educatorId: EDUCATOR,
      courseId: COURSE,
      code: CODE,
      percentOff: 20,
      expiresAt: null,
      maxUses: null,
      ...terms,
    });
  }

  async end({ coupon }: Made): Promise<void> {
    await this.endCoupon.execute(EDUCATOR, COURSE, coupon.id);
  }

  async makeExpired(): Promise<void> {
    await this.make({ expiresAt: new Date(this.clock.now().getTime() + DAY * 1_000) });
    this.clock.advance(DAY);
  }

  /** Another course of the educator, with the coupon. */
  async makeElsewhere(): Promise<string> {
    this.offerCourse({ courseId: OTHER_COURSE });
    await this.make({ courseId: OTHER_COURSE });
    return OTHER_COURSE;
  }

  priceWith(code = CODE, learnerId = LEARNER) {
    return this.showCouponPrice.execute({ courseId: COURSE, code, learnerId });
  }

  /** Gets to the checkout with the coupon. */
  toPay(learnerId = LEARNER): Promise<ProviderOrder> {
    return this.checkout(learnerId, CODE);
  }

  /** Tells whether that bought the course. */
  async pay(order: ProviderOrder, learnerId = LEARNER): Promise<boolean> {
    const { report } = this.provider.pay(order, 'captured', { paymentId: `pay of ${learnerId}` });
    await this.settle(report);
    return this.learning.isEnrolled(learnerId, COURSE);
  }

  async buy(learnerId = LEARNER): Promise<boolean> {
    return this.pay(await this.toPay(learnerId), learnerId);
  }

  /** Code, uses and state of each. */
  async listed() {
    const coupons = await this.listCoupons.execute(EDUCATOR, COURSE);
    return coupons.map(({ coupon, uses, state }) => [coupon.code, uses, state]);
  }
}

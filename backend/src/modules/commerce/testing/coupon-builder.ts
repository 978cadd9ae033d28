import { Coupon, type CouponTerms } from '../domain/coupon.js';
import { AT } from './order-builder.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { COURSE, EDUCATOR } from './shop.js';

/** A fifth off, for any number of learners, until it is ended. */
export function aCoupon(changes: Partial<CouponTerms> = {}): Coupon {
  return Coupon.create({
    id: SequentialIds.nth(0xd1),
    courseId: COURSE,
    educatorId: EDUCATOR,
    code: 'DIWALI-20',
    percentOff: 20,
    expiresAt: null,
    maxUses: null,
    at: AT,
    ...changes,
  });
}

import type { Coupon, CouponPrice } from '../api/types';

export function aCoupon(changes: Partial<Coupon> = {}): Coupon & Record<string, unknown> {
  return {
    _id: 'coupon-1',
    code: 'DIWALI20',
    percentOff: 20,
    expiresAt: null,
    maxUses: null,
    uses: 0,
    state: 'running',
    createdAt: '2026-11-20T09:00:00.000Z',
    endedAt: null,
    ...changes,
  };
}

/** What a course of 499 rupees costs with it. */
export function aCouponPrice(
  changes: Partial<CouponPrice> = {},
): CouponPrice & Record<string, unknown> {
  return {
    courseId: 'course-1',
    coupon: 'DIWALI20',
    percentOff: 20,
    amount: 39_900,
    listAmount: 49_900,
    currency: 'INR',
    expiresAt: null,
    ...changes,
  };
}

import type { Coupon } from '../../domain/coupon.js';

export const COUPON_STATES = ['running', 'ended', 'expired', 'used_up'] as const;
type CouponState = (typeof COUPON_STATES)[number];

/** A coupon with its sales. */
export interface CountedCoupon {
  readonly coupon: Coupon;
  /** Sales that were not refunded. */
  readonly uses: number;
  readonly state: CouponState;
}

export function counted(coupon: Coupon, uses: number, now: Date): CountedCoupon {
  return { coupon, uses, state: stateOf(coupon, uses, now) };
}

function stateOf(coupon: Coupon, uses: number, now: Date): CouponState {
  if (coupon.endedAt) return 'ended';
  if (coupon.isExpiredAt(now)) return 'expired';
  return coupon.isUsedUpBy(uses) ? 'used_up' : 'running';
}

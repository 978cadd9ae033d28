import type { WithCoupon } from './coupon.slice';

/** Null without a coupon for the course. Apart from the slice, because the page is there before the code of coupons. */
export const selectCouponPrice =
  (courseId: string) =>
  ({ coupon }: Partial<WithCoupon>) =>
    coupon?.price?.courseId === courseId ? coupon.price : null;

import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { WithCoupon } from './coupon.slice';

/** Null without a coupon for the course. Apart from the slice, because the page is there before the code of coupons. */
export const selectCouponPrice =
  (courseId: string) =>
  ({ coupon }: Partial<WithCoupon>) =>
    coupon?.price?.courseId === courseId ? coupon.price : null;

/**
 * The code to buy the course with, also before its price is known, so that nobody who came with a coupon pays more unasked:
 * the one that is applied, asked about, or could not be asked about, or else the one in the address. Undefined without
 * one, and once it was refused.
 */
export function useCouponCode(courseId: string): string | undefined {
  const given = useSearchParams()[0].get('coupon');
  const { price, asked, refusal } = useSelector(({ coupon }: Partial<WithCoupon>) => coupon) ?? {};
  if (price?.courseId === courseId) return price.coupon;
  if (asked?.courseId === courseId) return asked.code;
  if (refusal?.courseId === courseId) return refusal.isFinal ? undefined : refusal.code;
  return given ?? undefined;
}

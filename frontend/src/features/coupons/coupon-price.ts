import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { WithCoupon } from './coupon.slice';

/** Null without a coupon for the course. Apart from the slice, because the page is there before the code of coupons. */
export const selectCouponPrice =
  (courseId: string) =>
  ({ coupon }: Partial<WithCoupon>) =>
    coupon?.price?.courseId === courseId ? coupon.price : null;

/**
 * The code to buy the course with: of the coupon that is applied, or of the one in the address as long as the server has
 * not been asked about it. Undefined without one, and once it was refused.
 */
export function useCouponCode(courseId: string): string | undefined {
  const [params] = useSearchParams();
  const price = useSelector(selectCouponPrice(courseId));
  const isRefused = useSelector(
    ({ coupon }: Partial<WithCoupon>) => coupon?.refusal?.courseId === courseId,
  );
  return price?.coupon ?? (isRefused ? undefined : (params.get('coupon') ?? undefined));
}

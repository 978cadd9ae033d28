import type { ReactNode } from 'react';
import type { CouponPrice } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { formatPrice } from '../../shared/lib/money';
import { Price } from '../../shared/ui/price';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

interface CoursePriceProps {
  price: number | null;
  coupon: CouponPrice | null;
  className: string;
  /** Beside a price without a coupon. */
  children?: ReactNode;
}

/** With a coupon, what is to pay, and the price it replaces. */
export function CoursePrice({ price, coupon, className, children }: CoursePriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Price price={coupon ? coupon.amount / 100 : price} className={className} />
      {coupon ? (
        <StruckPrice label={courseCopy.listPriceLabel}>
          {formatPrice(coupon.listAmount / 100)}
        </StruckPrice>
      ) : (
        children
      )}
    </p>
  );
}

export function StruckPrice({ label, children }: { label: string; children: string }) {
  return (
    <del className="text-lg text-subtle tabular-nums">
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </del>
  );
}

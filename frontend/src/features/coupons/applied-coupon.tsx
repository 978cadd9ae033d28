import { useEffect, useEffectEvent, useRef } from 'react';
import type { CouponPrice } from '../../shared/api/types';
import { couponCopy as copy } from '../../shared/copy/coupons';
import { formatPrice } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { announce } from '../../shared/ui/live-region';
import { lastDayOf } from './last-day';

interface AppliedCouponProps {
  price: CouponPrice;
  /** Whether it replaces the form that the learner sent; one from the address does not. */
  takesFocus: boolean;
  onRemove: () => void;
}

export function AppliedCoupon({ price, takesFocus, onRemove }: AppliedCouponProps) {
  const { coupon, percentOff, amount, listAmount, expiresAt } = price;
  const applied = copy.applied(coupon, percentOff);
  const own = useRef<HTMLParagraphElement>(null);
  const tell = useEffectEvent(() => {
    announce(copy.said(applied, formatPrice(amount / 100), formatPrice(listAmount / 100)));
    if (takesFocus) own.current?.focus({ preventScroll: true });
  });
  useEffect(() => tell(), [applied]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-success-tint p-3 text-sm">
      <div className="min-w-0">
        <p ref={own} tabIndex={-1} className="font-semibold wrap-anywhere">
          {applied}
        </p>
        {expiresAt && <p>{copy.until(lastDayOf(expiresAt))}</p>}
      </div>
      <Button variant="secondary" size="sm" onClick={onRemove}>
        {copy.remove}
      </Button>
    </div>
  );
}

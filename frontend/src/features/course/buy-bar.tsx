import { useEffect, useRef, type ReactNode } from 'react';
import type { CouponPrice, CourseDetail } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { CoursePrice } from './course-price';
import { Enrolled } from './enrolled';

interface BuyBarProps {
  course: CourseDetail;
  /** Enroll Now or Watch Now. */
  action: ReactNode;
  /** What it costs with the applied coupon. */
  coupon: CouponPrice | null;
  /** A buyer no longer sees the price. */
  enrolled: boolean;
}

/** On phones, price and button stick to the bottom of the screen. */
export function BuyBar({ course, action, coupon, enrolled }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? keepClear(bar.current) : undefined), []);
  return (
    <div
      ref={bar}
      role="region"
      aria-label={courseCopy.priceAndEnrollment}
      className="sticky bottom-0 z-30 border-t border-line bg-bg pb-safe lg:hidden print:hidden"
    >
      <div className="container-page flex items-center justify-between gap-4 py-3 max-[21rem]:flex-wrap">
        {enrolled ? (
          <Enrolled />
        ) : (
          <CoursePrice price={course.price} coupon={coupon} className="text-xl whitespace-nowrap" />
        )}
        {action}
      </div>
    </div>
  );
}

/**
 * Scrolls focused elements to where the bar does not cover them (WCAG 2.4.11). Measured, because the payment state can
 * make it several lines high, and wide screens have no bar.
 */
function keepClear(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + 1rem)`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}

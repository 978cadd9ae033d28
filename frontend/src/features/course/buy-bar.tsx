import type { ReactNode } from 'react';
import type { CourseDetail } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { Price } from '../../shared/ui/price';

interface BuyBarProps {
  course: CourseDetail;
  /** Enroll Now or Watch Now. */
  action: ReactNode;
}

/** On phones the price and the button stay at the lower edge. */
export function BuyBar({ course, action }: BuyBarProps) {
  return (
    <div
      role="region"
      aria-label={courseCopy.priceAndEnrollment}
      className="sticky bottom-0 z-30 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="container-page flex items-center justify-between gap-4 py-3">
        <Price price={course.price} className="text-xl" />
        {action}
      </div>
    </div>
  );
}

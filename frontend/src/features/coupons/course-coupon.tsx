import { Suspense } from 'react';
import { useLatePart } from '../../shared/late-part';
import { Optional } from '../../shared/ui/optional';

/** Where a coupon for the course is entered. Its code comes apart, because a course is shown without it. */
export function CourseCoupon({ courseId }: { courseId: string }) {
  const entry = useLatePart(
    () => import('./coupon-entry'),
    () => import('./coupon.features'),
  );
  return (
    <Optional>
      {/* As high as the button that comes. */}
      <Suspense fallback={<div className="min-h-9 pointer-coarse:min-h-11" />}>
        <entry.Part courseId={courseId} />
      </Suspense>
    </Optional>
  );
}

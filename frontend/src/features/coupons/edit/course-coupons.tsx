import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Course } from '../../../shared/api/types';
import { editCouponsCopy as copy } from '../../../shared/copy/edit-coupons';
import { useRequest } from '../../../shared/requests/use-request';
import { BackLink } from '../../../shared/ui/back-link';
import { PageTitle } from '../../../shared/ui/page-title';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/states';
import { CouponRow } from './coupon-row';
import { couponsRequested, couponsRequests, selectCoupons } from './coupons.slice';
import { NewCoupon } from './new-coupon';

interface CourseCouponsProps {
  course: Pick<Course, '_id' | 'title' | 'price' | 'isPublished'>;
}

/** /coupons: the coupons of an educator's course, and a form for a new one. */
export function CourseCoupons({ course }: CourseCouponsProps) {
  const { _id: courseId, title, price, isPublished } = course;
  const headingId = useId();
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to={`/addcourses/${courseId}`} label={copy.back} />
      <PageTitle title={copy.titleOf(title)} className="mt-4 as-written" />
      <p className="mt-2 text-muted">{copy.lead}</p>
      {(!price || !isPublished) && (
        <p className="mt-4 rounded-card bg-accent-tint p-4">{copy.notForSale}</p>
      )}
      <div className="mt-8 grid grid-cols-1 gap-8">
        <NewCoupon courseId={courseId} />
        <section aria-labelledby={headingId} className="grid gap-4">
          <h2 id={headingId} className="text-xl font-semibold">
            {copy.list}
          </h2>
          <CouponList courseId={courseId} />
        </section>
      </div>
    </div>
  );
}

function CouponList({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const coupons = useSelector(selectCoupons(courseId));
  const { failure } = useRequest(couponsRequests.load(courseId));
  useEffect(() => void dispatch(couponsRequested(courseId)), [dispatch, courseId]);

  if (!coupons)
    return failure ? (
      <ErrorState
        text={copy.failed}
        requestId={failure.requestId}
        onRetry={() => dispatch(couponsRequested(courseId))}
      />
    ) : (
      <div aria-busy className="late grid gap-4">
        {[1, 2].map((n) => (
          <Skeleton key={n} className="h-32 rounded-card" />
        ))}
      </div>
    );
  if (coupons.length === 0) return <EmptyState text={copy.empty} />;
  return (
    <ul className="grid gap-4">
      {coupons.map((coupon) => (
        <CouponRow key={coupon._id} courseId={courseId} coupon={coupon} />
      ))}
    </ul>
  );
}

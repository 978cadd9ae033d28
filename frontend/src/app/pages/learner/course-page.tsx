import { useDeferredValue, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import {
  courseRequest,
  courseRequested,
  selectCourse,
} from '../../../features/course/course.slice';
import { checkoutRequests } from '../../../features/checkout/checkout.slice';
import { CheckoutDialogs } from '../../../features/checkout/checkout-dialogs';
import { EnrollAction } from '../../../features/checkout/enroll-action';
import { selectCouponPrice, useCouponCode } from '../../../features/coupons/coupon-price';
import { CourseCoupon } from '../../../features/coupons/course-coupon';
import { BuyBar } from '../../../features/course/buy-bar';
import { BuyCard } from '../../../features/course/buy-card';
import { CourseSummary } from '../../../features/course/course-summary';
import { OtherCourses } from '../../../features/course/other-courses';
import { preloadPlayer } from '../../../features/player/lazy-player';
import { isGone } from '../../../shared/api/api-error';
import type { CourseDetail } from '../../../shared/api/types';
import { prefersLessData } from '../../../shared/lib/data-saving';
import { useRequest } from '../../../shared/requests/use-request';
import { selectIsEnrolled, selectUserId } from '../../../shared/session/session.selectors';
import { CourseGone } from './course-gone';
import { CourseSections } from './course-sections';
import { CoursePageSkeleton } from './course-page-skeleton';

export default function CoursePage() {
  const { courseId = '' } = useParams();
  const dispatch = useDispatch();
  // Deferred, so that the page renders in steps; for a moment it may still be the previous course.
  const course = useDeferredValue(useSelector(selectCourse(courseId)));
  const enrolled = useSelector(selectIsEnrolled(courseId));
  const { busy, failure } = useRequest(courseRequest(courseId));
  // Reloaded on enrollment, because enrolled learners see more: videos and their own state.
  useEffect(() => void dispatch(courseRequested(courseId)), [dispatch, courseId, enrolled]);
  const ask = () => dispatch(courseRequested(courseId));
  const enrolling = useRequest(checkoutRequests.enroll).failure;
  // Taken out of the catalog since it was loaded: it is asked for again, and then the page says so.
  useEffect(() => {
    if (enrolling && isGone(enrolling)) dispatch(courseRequested(courseId));
  }, [dispatch, courseId, enrolling]);

  if (course?._id === courseId)
    return <Filled key={courseId} course={course} enrolled={enrolled} />;
  if (failure && !busy) return <CourseGone failure={failure} onRetry={ask} />;
  return <CoursePageSkeleton />;
}

function usePlayerSoon() {
  useEffect(() => {
    if (prefersLessData()) return;
    const timer = setTimeout(preloadPlayer, 3000);
    return () => clearTimeout(timer);
  }, []);
}

function Filled({ course, enrolled }: { course: CourseDetail; enrolled: boolean }) {
  const isOwner = useSelector(selectUserId) === course.creator;
  usePlayerSoon();
  const toBuy = !enrolled && !isOwner;
  const isPaid = toBuy && Boolean(course.price);
  const applied = useSelector(selectCouponPrice(course._id));
  const coupon = isPaid ? applied : null;
  const given = useCouponCode(course._id);
  const couponCode = isPaid ? given : undefined;
  const action = <EnrollAction {...{ course, coupon, couponCode, isOwner }} />;
  return (
    <>
      <div className="bg-hero">
        <div className="container-page py-6 md:py-10">
          <div className="lg:mr-[24rem]">
            <CourseSummary course={course} />
          </div>
        </div>
      </div>
      <div className="container-page grid grid-cols-1 gap-10 py-8 lg:grid-cols-[1fr_21.5rem] lg:py-12">
        <div className="lg:sticky lg:top-24 lg:order-2 lg:-mt-64 lg:self-start">
          <BuyCard
            course={course}
            action={action}
            coupon={coupon}
            couponEntry={isPaid && <CourseCoupon courseId={course._id} />}
            toBuy={toBuy}
            isOwner={isOwner}
            enrolled={enrolled}
          />
        </div>
        <CourseSections course={course} isOwner={isOwner} enrolled={enrolled} />
      </div>
      <OtherCourses courses={course.otherCourses} />
      <BuyBar course={course} action={action} coupon={coupon} enrolled={enrolled} />
      <CheckoutDialogs />
    </>
  );
}

import { useParams } from 'react-router-dom';
import { CourseCoupons } from '../../../features/coupons/edit/course-coupons';
import { editCouponsCopy as copy } from '../../../shared/copy/edit-coupons';
import { PageSkeleton } from '../../../shared/ui/page-skeleton';
import { PageTitle } from '../../../shared/ui/page-title';
import { ErrorState } from '../../../shared/ui/states';
import { OwnCourseOnly } from './own-course-only';
import { useOwnCourses } from './use-own-courses';

export { features } from '../../../features/coupons/edit/coupons.features';

export default function CouponsPage() {
  const { courseId = '' } = useParams();
  return (
    <OwnCourseOnly courseId={courseId} title={copy.title}>
      <OwnCoupons key={courseId} courseId={courseId} />
    </OwnCourseOnly>
  );
}

function OwnCoupons({ courseId }: { courseId: string }) {
  const { courses, failed, reload } = useOwnCourses();
  const course = courses?.find(({ _id }) => _id === courseId);
  if (course) return <CourseCoupons course={course} />;
  if (!failed) return <PageSkeleton />;
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <PageTitle title={copy.title} />
      <ErrorState className="mt-6" text={copy.courseFailed} onRetry={reload} />
    </div>
  );
}

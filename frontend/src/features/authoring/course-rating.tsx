import type { Course } from '../../shared/api/types';
import { commonCopy } from '../../shared/copy/common';
import { AverageRating } from '../../shared/ui/course-card';

/** Without reviews, shows no rating rather than a bad one. */
export function CourseRating({ course }: { course: Course }) {
  if (course.reviewCount === 0)
    return <span className="text-sm whitespace-nowrap text-subtle">{commonCopy.noRatings}</span>;
  return (
    <span className="inline-flex">
      <AverageRating average={course.averageRating} count={course.reviewCount} />
    </span>
  );
}

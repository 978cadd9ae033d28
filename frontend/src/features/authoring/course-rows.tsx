import type { Course } from '../../shared/api/types';
import { ownCoursesCopy } from '../../shared/copy/educator';
import { classNames } from '../../shared/lib/class-names';
import { CourseCover } from '../../shared/ui/course-cover';
import { Price } from '../../shared/ui/price';
import { Skeleton } from '../../shared/ui/skeleton';
import { Card } from '../../shared/ui/surface';
import { CourseActions } from './course-actions';
import { CourseRating } from './course-rating';
import { StatusChip } from './status-chip';

interface CourseRowsProps {
  courses: readonly Course[];
  markedId: string | null;
}

/** One's own courses as cards, for screens too narrow for a table. */
export function CourseRows({ courses, markedId }: CourseRowsProps) {
  return (
    <ul aria-label={ownCoursesCopy.caption} className="grid grid-cols-1 gap-4">
      {courses.map((course) => (
        <li key={course._id}>
          <CourseRow course={course} marked={course._id === markedId} />
        </li>
      ))}
    </ul>
  );
}

function CourseRow({ course, marked }: { course: Course; marked: boolean }) {
  return (
    <Card className={classNames('grid gap-4 p-4', marked && 'border-primary bg-primary-tint')}>
      <div className="flex gap-4 max-[19rem]:flex-col">
        <CourseCover course={course} className="w-28 shrink-0 self-start rounded-control" />
        <div className="min-w-0">
          <h2 className="line-clamp-2 max-[19rem]:line-clamp-4 leading-snug font-semibold">
            {course.title}
          </h2>
          <p className="text-sm text-muted">{course.category}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price price={course.price} />
        <StatusChip published={course.isPublished} />
        <CourseRating course={course} />
        <span className="text-sm text-muted">{ownCoursesCopy.students(course.enrolledCount)}</span>
      </div>
      <CourseActions course={course} className="justify-end border-t border-line pt-3" />
    </Card>
  );
}

/** A placeholder for the list. */
export function OwnCoursesSkeleton() {
  return (
    <div aria-hidden className="late grid gap-3">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-24 rounded-card" />
      ))}
    </div>
  );
}

import { Play } from 'lucide-react';
import type { CourseInProgress } from '../../../shared/api/types';
import { learningProgressCopy } from '../../../shared/copy/learner';
import { formatClock } from '../../../shared/lib/dates';
import { ButtonLink } from '../../../shared/ui/button';
import { CourseCover } from '../../../shared/ui/course-cover';
import { Card } from '../../../shared/ui/surface';
import { watchPath } from '../watch-path';

const copy = learningProgressCopy.resume;

/** The course used last, one click from where it stopped. */
export function ContinueCard({ courses }: { courses: readonly CourseInProgress[] }) {
  const open = courses.filter(({ next, accessState }) => next && accessState !== 'refunded');
  const course = open.find(({ state }) => state === 'in_progress') ?? open[0];
  return (
    <Card className="grid content-start gap-4 p-6">
      <h2 className="text-xl font-semibold">{copy.title}</h2>
      {course?.next ? (
        <>
          <div className="grid grid-cols-[8rem_1fr] items-center gap-4">
            <CourseCover course={course} className="rounded-control" />
            <div className="min-w-0">
              <p className="line-clamp-2 font-semibold">{course.title}</p>
              <p className="text-sm text-muted">
                {course.next.lectureTitle}
                {course.next.positionSeconds > 0 && (
                  <span className="tabular-nums">
                    {' '}
                    · {formatClock(course.next.positionSeconds)}
                  </span>
                )}
              </p>
            </div>
          </div>
          {courses.every(({ state }) => state === 'not_started') && (
            <p className="text-muted">{copy.waiting(courses.length)}</p>
          )}
          <ButtonLink to={watchPath(course)} size="lg">
            <Play aria-hidden className="size-5" />
            {course.state === 'not_started' ? copy.start : copy.resume}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-muted">{copy.finished}</p>
          <ButtonLink to="/allcourses">{copy.explore}</ButtonLink>
        </>
      )}
    </Card>
  );
}

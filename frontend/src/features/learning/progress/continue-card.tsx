import { Play } from 'lucide-react';
import type { CourseInProgress } from '../../../shared/api/types';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { formatClock, formatDuration } from '../../../shared/lib/dates';
import { ButtonLink } from '../../../shared/ui/button';
import { CourseCover } from '../../../shared/ui/course-cover';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Card } from '../../../shared/ui/surface';
import { watchPath } from '../watch-path';
import { isAllFinished, openOnes } from './arrange';

const copy = learningProgressCopy.resume;

/** The course used last, with a link to where it stopped. */
export function ContinueCard({ courses }: { courses: readonly CourseInProgress[] }) {
  const open = openOnes(courses);
  const going = open.filter(({ next }) => next !== null);
  const course = going.find(({ state }) => state === 'in_progress') ?? going[0];
  return (
    <Card className="flex flex-col gap-4 p-6">
      <h2 className="text-xl font-semibold">{copy.title}</h2>
      {course ? (
        <>
          <Where course={course} />
          {open.every(({ state }) => state === 'not_started') && (
            <p className="text-muted">{copy.waiting(open.length)}</p>
          )}
          <ButtonLink to={watchPath(course)} size="lg" className="mt-auto">
            <Play aria-hidden className="size-5" />
            {course.state === 'not_started' ? copy.start : copy.resume}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-muted">{isAllFinished(courses) ? copy.finished : copy.nothing}</p>
          <ButtonLink to="/allcourses" className="mt-auto">
            {copy.explore}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

function Where({ course }: { course: CourseInProgress }) {
  const { next, percent, remainingSeconds } = course;
  return (
    <>
      <div className="grid grid-cols-[7rem_1fr] items-center gap-4 sm:grid-cols-[9rem_1fr]">
        <CourseCover course={course} className="rounded-control" />
        <div className="min-w-0">
          <p className="line-clamp-4 font-semibold">{course.title}</p>
          {next && (
            <p className="line-clamp-2 text-sm text-muted">
              {next.lectureTitle}
              {next.positionSeconds > 0 && (
                <span className="tabular-nums"> · {formatClock(next.positionSeconds)}</span>
              )}
            </p>
          )}
        </div>
      </div>
      {course.state === 'in_progress' && (
        <ProgressBar
          value={percent}
          label={remainingSeconds > 0 ? copy.left(formatDuration(remainingSeconds)) : copy.soFar}
        />
      )}
    </>
  );
}

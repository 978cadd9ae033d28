import { useState } from 'react';
import type { CourseInProgress } from '../../../shared/api/types';
import { certificateCopy } from '../../../shared/copy/certificates';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { formatDay, formatDuration } from '../../../shared/lib/dates';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { CourseCover } from '../../../shared/ui/course-cover';
import { Card, Chip } from '../../../shared/ui/surface';
import { watchPath } from '../watch-path';
import { LectureStrip } from './lecture-strip';

const copy = learningProgressCopy.row;

const ACTION = { not_started: copy.start, in_progress: copy.resume, completed: copy.again };

export function CourseRow({ course }: { course: CourseInProgress }) {
  const [open, setOpen] = useState(false);
  const action = ACTION[course.state];
  const lectures = course.state === 'completed' ? copy.lectureList : copy.whatIsLeft;
  const refunded = course.accessState === 'refunded';
  return (
    <Card className="grid gap-4 p-4 sm:grid-cols-[11rem_1fr] sm:p-5">
      <CourseCover course={course} className="self-start rounded-control max-sm:hidden" />
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="text-lg font-semibold">{course.title}</h3>
          {course.state === 'completed' && <Chip tone="success">{copy.completed}</Chip>}
          {refunded && <Chip tone="danger">{copy.refunded}</Chip>}
          {course.accessState === 'archived_course' && <Chip>{copy.archived}</Chip>}
        </div>
        <Bar course={course} />
        {!refunded && <Details course={course} />}
        {!refunded && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={watchPath(course)} size="sm" aria-label={copy.of(action, course.title)}>
              {action}
            </ButtonLink>
            {course.certificate && (
              <ButtonLink
                to={course.certificate.verifyUrl}
                variant="secondary"
                size="sm"
                aria-label={certificateCopy.viewOf(course.title)}
              >
                {certificateCopy.view}
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={open}
              aria-label={copy.of(lectures, course.title)}
              onClick={() => setOpen(!open)}
            >
              {lectures}
            </Button>
          </div>
        )}
        {open && <LectureStrip courseId={course.courseId} />}
      </div>
    </Card>
  );
}

function Bar({ course }: { course: CourseInProgress }) {
  const { percent, lecturesDone, lecturesTotal, remainingSeconds, accessState } = course;
  const text = [
    copy.lectures(lecturesDone, lecturesTotal),
    copy.percent(percent),
    remainingSeconds > 0 &&
      accessState !== 'refunded' &&
      copy.left(formatDuration(remainingSeconds)),
  ].filter(Boolean);
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={copy.progressOf(course.title)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        title={copy.rule}
        className="h-2.5 overflow-hidden rounded-full bg-surface-2 track"
      >
        <div className="h-full rounded-full bg-primary fill" style={{ width: `${percent}%` }} />
      </div>
      <p className="text-sm text-muted tabular-nums">{text.join(' · ')}</p>
    </div>
  );
}

/** Facts for planning the next session, as far as they are known. */
function Details({ course }: { course: CourseInProgress }) {
  const { remainingMB, remainingSeconds, next, forecastFinishOn, changedSince, state } = course;
  const since = state === 'completed' ? 'finished' : 'enrolled';
  const lines = [
    next && copy.next(next.lectureTitle),
    remainingSeconds > 0 && remainingMB.low > 0 && copy.data(remainingMB.low),
    forecastFinishOn && copy.forecast(formatDay(forecastFinishOn)),
    changedSince && changedSince.added > 0 && copy.added(changedSince.added, since),
    changedSince && changedSince.removed > 0 && copy.removed(changedSince.removed, since),
    changedSince && changedSince.updated > 0 && copy.updated(changedSince.updated, since),
  ].filter((line) => line !== false && line !== null);
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-subtle">
      {lines.map((line) => (
        <li key={line} className="as-written">
          {line}
        </li>
      ))}
    </ul>
  );
}

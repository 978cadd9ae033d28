import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseProgress, LectureProgress } from '../../../shared/api/types';
import { commonCopy } from '../../../shared/copy/common';
import { learningProgressCopy } from '../../../shared/copy/learner';
import { formatClock } from '../../../shared/lib/dates';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { selectCourseProgress } from '../learning.selectors';
import { courseProgressRequested, learningRequests } from '../learning.slice';
import { lecturePath } from '../watch-path';
import { gapsOf } from './gaps';

const copy = learningProgressCopy.strip;

/** Every lecture as a line: watched parts dark, missed parts light; a missed part is a link to it. */
export function LectureStrip({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const progress = useSelector(selectCourseProgress(courseId));
  const { failure, busy } = useRequest(learningRequests.course(courseId));
  const load = () => dispatch(courseProgressRequested(courseId));
  useEffect(() => void dispatch(courseProgressRequested(courseId)), [dispatch, courseId]);

  if (!progress && failure && !busy) return <PartFailed onRetry={load} />;
  if (!progress)
    return (
      <div aria-busy>
        <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
        <Skeleton className="h-16" />
      </div>
    );
  if (progress.lectures.length === 0) return <p className="text-sm text-muted">{copy.none}</p>;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{copy.legend}</p>
      <ol className="grid gap-3">
        {progress.lectures.map((lecture, index) => (
          <Line key={lecture.lectureId} courseId={courseId} lecture={lecture} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-muted">
      {copy.failed}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {commonCopy.retry}
      </Button>
    </p>
  );
}

interface LineProps {
  courseId: string;
  lecture: CourseProgress['lectures'][number];
  number: number;
}

function Line({ courseId, lecture, number }: LineProps) {
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <Link
          to={lecturePath(courseId, lecture.lectureId, null)}
          className="inline-flex min-h-6 items-center rounded-sm as-written hover:underline"
        >
          {number}. {lecture.lectureTitle}
        </Link>
        {lecture.durationSeconds !== null && (
          <span className="text-subtle tabular-nums">{formatClock(lecture.durationSeconds)}</span>
        )}
        {lecture.done && (
          <span className="inline-flex items-center gap-1 text-success">
            <CircleCheckBig aria-hidden className="size-4" />
            {copy.done}
          </span>
        )}
      </p>
      <Parts courseId={courseId} lecture={lecture} />
    </li>
  );
}

function Parts({ courseId, lecture }: { courseId: string; lecture: LectureProgress }) {
  const { durationSeconds } = lecture;
  if (!durationSeconds) return <p className="text-sm text-subtle">{copy.noVideo}</p>;
  const gaps = gapsOf(lecture.watched, durationSeconds);
  const part = (seconds: number) => `${(seconds / durationSeconds) * 100}%`;
  return (
    <div className="relative h-6 overflow-hidden rounded-control border border-input bg-primary-tint">
      {lecture.watched.map(([from = 0, to = 0]) => (
        <span
          key={from}
          style={{ left: part(from), width: part(to - from) }}
          className="absolute inset-y-0 bg-primary"
        />
      ))}
      {gaps.map(({ from, to }) => (
        <Link
          key={from}
          to={lecturePath(courseId, lecture.lectureId, from)}
          aria-label={copy.missed(formatClock(from), formatClock(to))}
          title={copy.missed(formatClock(from), formatClock(to))}
          style={{ left: part(from), width: part(to - from) }}
          className="absolute inset-y-0 -outline-offset-2 hover:bg-surface-2"
        />
      ))}
    </div>
  );
}

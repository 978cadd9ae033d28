import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LectureProgress } from '../../../shared/api/types';
import { learningProgressCopy } from '../../../shared/copy/learner';
import { formatClock } from '../../../shared/lib/dates';
import { useRequest } from '../../../shared/requests/use-request';
import { Skeleton } from '../../../shared/ui/skeleton';
import { selectCourseProgress } from '../learning.selectors';
import { courseProgressRequested, learningRequests } from '../learning.slice';
import { gapsOf } from './gaps';

const copy = learningProgressCopy.strip;

/** Every lecture as a line: watched parts dark, missed parts light; a missed part is a link to it. */
export function LectureStrip({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const progress = useSelector(selectCourseProgress(courseId));
  const { failure, busy } = useRequest(learningRequests.course);
  useEffect(() => void dispatch(courseProgressRequested(courseId)), [dispatch, courseId]);

  if (!progress && failure && !busy) return <p className="text-sm text-muted">{copy.failed}</p>;
  if (!progress) return <Skeleton className="h-16" />;
  return (
    <ol className="grid gap-3">
      {progress.lectures.map((lecture, index) => (
        <li key={lecture.lectureId} className="grid gap-1">
          <p className="flex items-center gap-2 text-sm">
            {copy.lecture(index + 1)}
            {lecture.done && (
              <span className="inline-flex items-center gap-1 text-success">
                <CircleCheckBig aria-hidden className="size-4" />
                {copy.done}
              </span>
            )}
          </p>
          <Parts courseId={courseId} lecture={lecture} />
        </li>
      ))}
    </ol>
  );
}

function Parts({ courseId, lecture }: { courseId: string; lecture: LectureProgress }) {
  const { durationSeconds } = lecture;
  if (!durationSeconds) return <p className="text-sm text-subtle">{copy.noVideo}</p>;
  const gaps = gapsOf(lecture.watched, durationSeconds);
  const part = (seconds: number) => `${(seconds / durationSeconds) * 100}%`;
  return (
    <div className="relative h-6 overflow-hidden rounded-control bg-primary-tint">
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
          to={`/viewlecture/${courseId}?lecture=${lecture.lectureId}&t=${Math.floor(from)}`}
          aria-label={copy.missed(formatClock(from), formatClock(to))}
          title={copy.missed(formatClock(from), formatClock(to))}
          style={{ left: part(from), width: part(to - from) }}
          className="absolute inset-y-0 -outline-offset-2 hover:bg-surface-2"
        />
      ))}
    </div>
  );
}

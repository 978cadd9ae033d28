import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseProgress } from '../../../shared/api/types';
import { commonCopy } from '../../../shared/copy/common';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { formatClock } from '../../../shared/lib/dates';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { textLink } from '../../../shared/ui/text-link';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { selectCourseProgress } from '../learning.selectors';
import { courseProgressRequested, learningRequests } from '../learning.slice';
import { lecturePath } from '../watch-path';
import { gapsOf, type Gap } from './gaps';

const copy = learningProgressCopy.strip;

/** Every lecture as a line: watched parts dark, missed parts light, with links to the latter below. */
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
          className="inline-flex min-h-6 items-center rounded-sm as-written hover:underline pointer-coarse:min-h-11"
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

function Parts({ courseId, lecture }: Pick<LineProps, 'courseId' | 'lecture'>) {
  const { durationSeconds, watched } = lecture;
  if (!durationSeconds) return <p className="text-sm text-subtle">{copy.noVideo}</p>;
  const share = (seconds: number) => (seconds / durationSeconds) * 100;
  const seen = watched.reduce((sum, [from = 0, to = 0]) => sum + to - from, 0);
  return (
    <>
      <div
        role="img"
        aria-label={copy.watched(Math.floor(share(seen)))}
        className="relative h-6 overflow-hidden rounded-control border border-input bg-primary-tint"
      >
        {watched.map(([from = 0, to = 0]) => (
          <span
            key={from}
            style={{ left: `${share(from)}%`, width: `${share(to - from)}%` }}
            className="absolute inset-y-0 bg-primary fill"
          />
        ))}
      </div>
      {/* If nothing was watched, the lecture's own link leads to its beginning. */}
      {seen > 0 && <Gaps {...{ courseId, lecture }} gaps={gapsOf(watched, durationSeconds)} />}
    </>
  );
}

const FEW = 4;

/** Separate from the drawing, in which a part may be too thin to touch or to see. */
function Gaps({ courseId, lecture, gaps }: Omit<LineProps, 'number'> & { gaps: readonly Gap[] }) {
  const [all, setAll] = useState(false);
  if (gaps.length === 0) return null;
  const { lectureId, lectureTitle } = lecture;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <ul aria-label={copy.missedIn(lectureTitle)} className="flex flex-wrap gap-x-4">
        {gaps.slice(0, all ? gaps.length : FEW).map(({ from, to }) => (
          <li key={from}>
            <Link
              to={lecturePath(courseId, lectureId, from)}
              className={textLink(
                'inline-flex min-h-6 items-center tabular-nums pointer-coarse:min-h-11',
              )}
            >
              {copy.missed(formatClock(from), formatClock(to))}
            </Link>
          </li>
        ))}
      </ul>
      {gaps.length > FEW && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.all(gaps.length)}
        </Button>
      )}
    </div>
  );
}

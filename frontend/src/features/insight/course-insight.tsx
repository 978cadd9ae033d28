import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isGone } from '../../shared/api/api-error';
import type { CourseInsight as Insight } from '../../shared/api/types';
import { insightCopy as copy } from '../../shared/copy/insight';
import { formatClock } from '../../shared/lib/dates';
import { useRequest } from '../../shared/requests/use-request';
import { ErrorState } from '../../shared/ui/states';
import { Card } from '../../shared/ui/surface';
import { insightRequest, insightRequested, selectInsight } from './insight.slice';
import { worstPart } from './worst-part';

/** How the lectures of a course are watched; hidden before anyone enrolled. */
export function CourseInsight({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const insight = useSelector(selectInsight(courseId));
  const { failure, busy } = useRequest(insightRequest);
  const load = () => dispatch(insightRequested(courseId));
  useEffect(() => void dispatch(insightRequested(courseId)), [dispatch, courseId]);

  if (!insight && failure && !busy && !isGone(failure))
    return <ErrorState text={copy.failed} onRetry={load} />;
  if (!insight || insight.learners === 0 || insight.lectures.length === 0) return null;
  return (
    <section aria-labelledby="insight" className="grid gap-4">
      <div>
        <h2 id="insight" className="text-2xl font-semibold">
          {copy.title}
        </h2>
        <p className="mt-1 text-muted">{copy.lead(insight.learners)}</p>
      </div>
      <ol className="grid gap-3">
        {insight.lectures.map((lecture, index) => (
          <li key={lecture.lectureId}>
            <LectureInsight lecture={lecture} number={index + 1} learners={insight.learners} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LectureInsightProps {
  lecture: Insight['lectures'][number];
  number: number;
  learners: number;
}

function LectureInsight({ lecture, number, learners }: LectureInsightProps) {
  const { lectureTitle, watched, done, stops, durationSeconds } = lecture;
  const stopped = stops.reduce((sum, people) => sum + people, 0);
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <h3 className="font-semibold">
        {number}. {lectureTitle}
      </h3>
      <p className="text-sm text-muted tabular-nums">
        {copy.watched(watched, learners)} · {copy.done(done)}
      </p>
      {stopped > 0 && durationSeconds !== null && (
        <>
          <Stops stops={stops} durationSeconds={durationSeconds} />
          <p className="text-sm text-muted tabular-nums">
            {sentenceOf(worstPart(stops, durationSeconds), stopped)}
          </p>
        </>
      )}
    </Card>
  );
}

function sentenceOf(worst: ReturnType<typeof worstPart>, stopped: number): string {
  if (!worst) return copy.scattered(stopped);
  return copy.stop(formatClock(worst.from), formatClock(worst.to), worst.people, stopped);
}

/**
 * Each bar is a tenth of the lecture; its height is the number of learners who stop there. The sentence below says the
 * same.
 */
function Stops({ stops, durationSeconds }: { stops: readonly number[]; durationSeconds: number }) {
  const most = Math.max(...stops);
  return (
    <div aria-hidden className="grid gap-1 text-xs text-subtle tabular-nums">
      <div className="flex h-16 items-end gap-1 border-b border-line">
        {stops.map((people, part) => (
          <span key={part} className="grid h-full flex-1 content-end justify-items-center gap-0.5">
            {people > 0 && people}
            <span
              className="w-full rounded-t-sm bg-primary"
              style={{ height: `${(2.75 * people) / most}rem` }}
            />
          </span>
        ))}
      </div>
      <p className="flex justify-between">
        <span>{formatClock(0)}</span>
        <span>{formatClock(durationSeconds)}</span>
      </p>
    </div>
  );
}

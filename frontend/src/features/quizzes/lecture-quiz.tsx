import { lazy, Suspense, useEffect, useState } from 'react';
import { ClipboardCheck } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { quizCopy as copy } from '../../shared/copy/quizzes';
import { withConnection } from '../../shared/lib/with-connection';
import { Disclosure } from '../../shared/ui/disclosure';
import { Skeleton } from '../../shared/ui/skeleton';
import type { LectureQuizProps } from './lecture-quiz-props';
import { courseQuizzesRequested, selectSummary } from './quizzes.slice';

const QuizPanel = lazy(() => withConnection(() => import('./quiz-panel')));

/** The quiz of a lecture, if it has one. The panel stays open from lecture to lecture. */
export default function LectureQuiz(props: LectureQuizProps) {
  const { courseId, lectureId } = props;
  const dispatch = useDispatch();
  const summary = useSelector(selectSummary(courseId, lectureId));
  const [open, setOpen] = useState(false);
  useEffect(() => void dispatch(courseQuizzesRequested(courseId)), [dispatch, courseId]);
  if (!summary) return null;
  const { standing } = summary;
  return (
    <Disclosure
      label={standing ? copy.labelWith(standing.right, standing.of) : copy.label}
      icon={<ClipboardCheck aria-hidden className="size-4" />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Suspense fallback={<Skeleton className="late h-40" />}>
        <QuizPanel key={lectureId} {...props} />
      </Suspense>
    </Disclosure>
  );
}

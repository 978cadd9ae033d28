import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ClipboardCheck } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useOnline } from '../../shared/lib/use-online';
import { withConnection } from '../../shared/lib/with-connection';
import { useRequest } from '../../shared/requests/use-request';
import { Disclosure } from '../../shared/ui/disclosure';
import { Skeleton } from '../../shared/ui/skeleton';
import type { LectureQuizProps } from './lecture-quiz-props';
import { quizLabel } from './quiz-label';
import { courseQuizzesRequested, quizRequests, selectSummary } from './quizzes.slice';

const QuizPanel = lazy(() => withConnection(() => import('./quiz-panel')));

/** Nothing where the lecture has no quiz. The panel stays open from lecture to lecture. */
export default function QuizDisclosure(props: LectureQuizProps) {
  const { courseId, lectureId } = props;
  const summary = useSelector(selectSummary(courseId, lectureId));
  const [open, setOpen] = useState(false);
  useCourseQuizzes(courseId, lectureId);
  const label = quizLabel(summary);
  if (label === null) return null;
  return (
    <Disclosure
      label={label}
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

/** Asks which lectures have a quiz; after a failure, which nobody sees, again with the next lecture or connection. */
function useCourseQuizzes(courseId: string, lectureId: string): void {
  const dispatch = useDispatch();
  const online = useOnline();
  const { failure } = useRequest(quizRequests.course(courseId));
  useEffect(() => void dispatch(courseQuizzesRequested(courseId)), [dispatch, courseId]);
  const again = useEffectEvent(() => {
    if (failure && online) dispatch(courseQuizzesRequested(courseId));
  });
  useEffect(() => again(), [lectureId, online]);
}

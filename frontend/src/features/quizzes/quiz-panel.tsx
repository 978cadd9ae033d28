import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Quiz } from '../../shared/api/types';
import { quizCopy as copy } from '../../shared/copy/quizzes';
import { useRequest } from '../../shared/requests/use-request';
import { ButtonLink } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import type { LectureQuizProps } from './lecture-quiz-props';
import { QuizForm } from './quiz-form';
import { QuizOutcome } from './quiz-outcome';
import {
  quizRequested,
  quizRequests,
  selectJudged,
  selectQuiz,
  selectSummary,
} from './quizzes.slice';

/** The questions to answer, or what came of the answers. */
export default function QuizPanel({ courseId, lectureId, isEducator }: LectureQuizProps) {
  const dispatch = useDispatch();
  const quiz = useSelector(selectQuiz(lectureId));
  const { failure, busy } = useRequest(quizRequests.load(lectureId));
  const load = () => dispatch(quizRequested(lectureId));
  useEffect(() => void dispatch(quizRequested(lectureId)), [dispatch, lectureId]);
  if (quiz === null) return <p className="text-muted">{copy.gone}</p>;
  if (!quiz && failure && !busy)
    return <ErrorState text={copy.failed} requestId={failure.requestId} onRetry={load} />;
  if (!quiz)
    return (
      <div aria-busy className="late">
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <>
      {isEducator && (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-muted">{copy.trial}</p>
          <ButtonLink to={`/editquiz/${courseId}/${lectureId}`} variant="secondary" size="sm">
            {copy.edit}
          </ButtonLink>
        </div>
      )}
      <Taken quiz={quiz} />
    </>
  );
}

function Taken({ quiz }: { quiz: Quiz }) {
  const { courseId, lectureId, questions } = quiz;
  const judged = useSelector(selectJudged(lectureId));
  const standing = useSelector(selectSummary(courseId, lectureId))?.standing;
  const lead = useRef<HTMLParagraphElement>(null);
  const before = useRef(judged);
  useEffect(() => {
    // The button that had the focus, to try again, went with the outcome.
    if (before.current && !judged) lead.current?.focus();
    before.current = judged;
  }, [judged]);
  return (
    <>
      {!judged && (
        <p ref={lead} tabIndex={-1} className="text-sm text-muted">
          {copy.lead(questions.length)}
        </p>
      )}
      {standing && (
        <p className="text-sm">{copy.standing(standing.right, standing.of, standing.attempts)}</p>
      )}
      {judged ? (
        <QuizOutcome quiz={quiz} judged={judged} />
      ) : (
        <QuizForm key={quiz.revisedAt} quiz={quiz} />
      )}
    </>
  );
}

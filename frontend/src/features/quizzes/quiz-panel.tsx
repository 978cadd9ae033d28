import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Quiz } from '../../shared/api/types';
import { quizCopy as copy } from '../../shared/copy/quizzes';
import { useRequest } from '../../shared/requests/use-request';
import { ButtonLink } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import type { LectureQuizProps } from './lecture-quiz-props';
import { QuizForm } from './quiz-form';
import { QuizOutcome } from './quiz-outcome';
import {
  quizRequested,
  quizRequests,
  selectChosen,
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
  const gone = useRef<HTMLParagraphElement>(null);
  useLeadOn(quiz ? 1 : 0, () => gone.current?.focus());
  if (quiz === null)
    return (
      <p ref={gone} tabIndex={-1} className="text-muted">
        {copy.gone}
      </p>
    );
  // A refusal says why.
  if (!quiz && failure?.status === 403) return <p role="alert">{failure.message}</p>;
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
  const { courseId, lectureId, questions, revisedAt } = quiz;
  const judged = useSelector(selectJudged(lectureId));
  const chosen = useSelector(selectChosen(lectureId));
  const standing = useSelector(selectSummary(courseId, lectureId))?.standing;
  /** What the panel begins with now. */
  const beginning = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const before = useRef({ judged, revisedAt });
  useEffect(() => {
    const isOther = before.current.judged !== judged || before.current.revisedAt !== revisedAt;
    // The button that was pressed is gone with what it belonged to.
    if (isOther && document.activeElement === document.body) beginning.current?.focus();
    before.current = { judged, revisedAt };
  }, [judged, revisedAt]);
  // Not while nothing is chosen yet: an open panel alone keeps nobody here.
  const isUnderway = !judged && Object.values(chosen ?? {}).some((ids) => ids.length > 0);
  return (
    <div data-hold={isUnderway ? 'always' : 'focused'} className="grid grid-cols-1 gap-3">
      {!judged && (
        <p ref={beginning} tabIndex={-1} className="text-sm text-muted">
          {copy.lead(questions.length)}
        </p>
      )}
      {standing && (
        <p className="text-sm">{copy.standing(standing.right, standing.of, standing.attempts)}</p>
      )}
      {judged ? (
        <QuizOutcome quiz={quiz} judged={judged} heading={beginning} />
      ) : (
        <QuizForm key={revisedAt} quiz={quiz} />
      )}
    </div>
  );
}

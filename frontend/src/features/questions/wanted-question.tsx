import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { useRequest } from '../../shared/requests/use-request';
import { MomentButton } from '../../shared/ui/moment-button';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { QuestionItem } from './question-item';
import { questionsRequests, selectThread, threadRequested } from './questions.slice';

interface WantedQuestionProps {
  questionId: string;
  isEducator: boolean;
  onJump: (seconds: number) => void;
}

/** The question that a mail led to, with its answers. */
export function WantedQuestion({ questionId, isEducator, onJump }: WantedQuestionProps) {
  const dispatch = useDispatch();
  const thread = useSelector(selectThread(questionId));
  const { failure, busy } = useRequest(questionsRequests.thread(questionId));
  const load = () => dispatch(threadRequested(questionId));
  useEffect(() => void dispatch(threadRequested(questionId)), [dispatch, questionId]);
  if (thread === null) return <p className="text-sm text-muted">{copy.wantedGone}</p>;
  if (!thread && failure && !busy)
    return <ErrorState text={copy.threadFailed} requestId={failure.requestId} onRetry={load} />;
  if (!thread)
    return (
      <div aria-busy className="late">
        <Skeleton className="h-20" />
      </div>
    );
  return (
    <section aria-label={copy.wanted} className="rounded-card bg-primary-tint px-3">
      <ul>
        <QuestionItem question={thread} isEducator={isEducator} isOpen>
          <MomentButton seconds={thread.positionSeconds} onJump={onJump} />
        </QuestionItem>
      </ul>
    </section>
  );
}

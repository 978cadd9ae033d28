import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { QuestionThread } from '../../shared/api/types';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { useRequest } from '../../shared/requests/use-request';
import { MomentButton } from '../../shared/ui/moment-button';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { textLink } from '../../shared/ui/text-link';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { QuestionItem } from './question-item';
import { questionsRequests, selectThread, threadRequested } from './questions.slice';

interface WantedQuestionProps {
  questionId: string;
  /** The lecture that is shown; null when there is none. */
  lectureId: string | null;
  isEducator: boolean;
  onJump: (seconds: number) => void;
}

/** The question that a mail led to, with its answers: also one about a lecture that was removed meanwhile. */
export function WantedQuestion({ questionId, lectureId, isEducator, onJump }: WantedQuestionProps) {
  const dispatch = useDispatch();
  const thread = useSelector(selectThread(questionId));
  const { failure, busy } = useRequest(questionsRequests.thread(questionId));
  const load = () => dispatch(threadRequested(questionId));
  useEffect(() => void dispatch(threadRequested(questionId)), [dispatch, questionId]);
  const box = useRef<HTMLElement>(null);
  useLeadOn(Number(Boolean(thread)), () => box.current?.focus());
  const isKnown = thread !== undefined;
  // On a phone it is below the player, where nobody would look for it.
  useEffect(() => {
    if (isKnown && document.activeElement === document.body) box.current?.focus();
  }, [isKnown]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={copy.wanted}
      className="rounded-card bg-primary-tint px-3"
    >
      {thread && (
        <ul>
          <QuestionItem question={thread} isEducator={isEducator} isOpen>
            <Place thread={thread} isHere={thread.lectureId === lectureId} onJump={onJump} />
          </QuestionItem>
        </ul>
      )}
      {thread === null && <p className="py-3 text-sm text-muted">{copy.wantedGone}</p>}
      {thread === undefined && failure && !busy && (
        <ErrorState text={copy.threadFailed} requestId={failure.requestId} onRetry={load} />
      )}
      {thread === undefined && (busy || !failure) && (
        <div aria-busy className="late py-3">
          <Skeleton className="h-20" />
        </div>
      )}
    </section>
  );
}

interface PlaceProps {
  thread: QuestionThread;
  /** Whether its lecture is the one that is shown. */
  isHere: boolean;
  onJump: (seconds: number) => void;
}

function Place({ thread, isHere, onJump }: PlaceProps): ReactNode {
  const { courseId, lectureId, lectureTitle, positionSeconds } = thread;
  if (isHere) return <MomentButton seconds={positionSeconds} onJump={onJump} />;
  if (lectureTitle === null) return <span className="text-sm text-muted">{copy.noLecture}</span>;
  const query = new URLSearchParams({ lecture: lectureId, t: String(positionSeconds) });
  return (
    <Link to={`/viewlecture/${courseId}?${query}`} className={textLink('text-sm wrap-anywhere')}>
      {lectureTitle}
    </Link>
  );
}

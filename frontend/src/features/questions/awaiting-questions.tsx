import { useEffect, useRef } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AwaitingQuestion } from '../../shared/api/types';
import { awaitingCopy as copy } from '../../shared/copy/questions';
import { formatClock } from '../../shared/lib/dates';
import { useRequest } from '../../shared/requests/use-request';
import { BackLink } from '../../shared/ui/back-link';
import { Button } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { Card } from '../../shared/ui/surface';
import { textLink } from '../../shared/ui/text-link';
import { useGrownList } from '../../shared/ui/use-grown-list';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { QuestionItem } from './question-item';
import {
  awaitingRequested,
  moreAwaitingRequested,
  questionsRequests,
  selectAwaiting,
} from './questions.slice';

/** What learners asked in the educator's courses; what they answer here stays until the page is opened again. */
export function AwaitingQuestions() {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(awaitingRequested()), [dispatch]);
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to="/dashboard" label={copy.toDashboard} />
      <PageTitle title={copy.title} className="mt-3 md:text-4xl" />
      <p className="mt-2 text-muted">{copy.lead}</p>
      <section aria-label={copy.title} className="mt-8 grid gap-4">
        <Awaiting />
      </section>
    </div>
  );
}

function Awaiting() {
  const dispatch = useDispatch();
  const page = useSelector(selectAwaiting);
  const { failure, busy } = useRequest(questionsRequests.awaiting);
  const more = useRequest(questionsRequests.moreAwaiting);
  const count = page?.items.length ?? 0;
  const { list, grows } = useGrownList(count);
  const box = useRef<HTMLDivElement>(null);
  useLeadOn(count, () => box.current?.focus());
  if (!page && failure && !busy)
    return (
      <ErrorState
        text={copy.failed}
        requestId={failure.requestId}
        onRetry={() => dispatch(awaitingRequested())}
      />
    );
  if (!page)
    return (
      <div aria-busy className="late grid gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4">
      {count === 0 && (
        <EmptyState
          art={
            <MessageCircleQuestion aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />
          }
          text={copy.none}
        />
      )}
      <ul ref={list} className="grid gap-4 empty:hidden">
        {page.items.map((question) => (
          <li key={question._id} tabIndex={-1}>
            <OneOfMany question={question} />
          </li>
        ))}
      </ul>
      {page.cursor && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={more.busy}
          onClick={() => {
            grows();
            dispatch(moreAwaitingRequested());
          }}
        >
          {copy.more}
        </Button>
      )}
    </div>
  );
}

function OneOfMany({ question }: { question: AwaitingQuestion }) {
  const { courseId, courseTitle, lectureId, lectureTitle, positionSeconds } = question;
  const clock = formatClock(positionSeconds);
  const query = new URLSearchParams({ lecture: lectureId, t: String(positionSeconds) });
  return (
    <Card className="px-5 py-3">
      <p className="text-sm text-muted as-written wrap-anywhere">
        {copy.place(courseTitle, lectureTitle)}
      </p>
      <ul>
        <QuestionItem question={question} isEducator>
          {lectureTitle !== null && (
            <Link to={`/viewlecture/${courseId}?${query}`} className={textLink('text-sm')}>
              {copy.watch(clock)}
            </Link>
          )}
        </QuestionItem>
      </ul>
    </Card>
  );
}

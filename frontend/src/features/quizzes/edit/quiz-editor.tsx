import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isGone } from '../../../shared/api/api-error';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { useRequest } from '../../../shared/requests/use-request';
import { BackLink } from '../../../shared/ui/back-link';
import { PageSkeleton } from '../../../shared/ui/page-skeleton';
import { PageTitle } from '../../../shared/ui/page-title';
import { EmptyState, ErrorState } from '../../../shared/ui/states';
import { keyRequested, keyRequests, selectKey } from './answer-keys.slice';
import { QuizForm } from './quiz-form';

interface QuizEditorProps {
  courseId: string;
  lectureId: string;
}

/** /editquiz: the questions of a lecture's quiz, and how learners did. */
export function QuizEditor({ courseId, lectureId }: QuizEditorProps) {
  const dispatch = useDispatch();
  const key = useSelector(selectKey(lectureId));
  const asked = useRequest(keyRequests.load(lectureId));
  const { settled, busy, failure } = asked;
  // What an earlier visit left may be stale, and the form would send it back.
  const [before] = useState(asked);
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && asked !== before && settled && !busy && !failure) setIsFresh(true);
  useEffect(() => void dispatch(keyRequested(lectureId)), [dispatch, lectureId]);
  if (isFresh && key)
    return (
      <div className="container-page max-w-3xl py-8 md:py-12">
        <BackLink to={`/editlecture/${key.courseId}/${lectureId}`} label={copy.back} />
        <PageTitle title={copy.titleOf(key.lectureTitle)} className="mt-4" />
        <p className="mt-2 text-muted">{copy.lead}</p>
        {key.revisedAt && <p className="mt-2">{copy.taken(key.learners)}</p>}
        <QuizForm answerKey={key} />
      </div>
    );
  if (!failure || busy) return <PageSkeleton />;
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to={`/editlecture/${courseId}/${lectureId}`} label={copy.back} />
      <PageTitle title={copy.title} className="mt-4" />
      {isGone(failure) ? (
        <EmptyState className="mt-6" text={copy.missing} />
      ) : (
        <ErrorState
          className="mt-6"
          text={copy.failed}
          requestId={failure.requestId}
          onRetry={() => dispatch(keyRequested(lectureId))}
        />
      )}
    </div>
  );
}

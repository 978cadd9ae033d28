import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { isGone } from '../../../shared/api/api-error';
import type { AnswerKey } from '../../../shared/api/types';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { requestForgotten } from '../../../shared/requests/requests.slice';
import { useRequest } from '../../../shared/requests/use-request';
import { BackLink } from '../../../shared/ui/back-link';
import { Button } from '../../../shared/ui/button';
import { PageSkeleton } from '../../../shared/ui/page-skeleton';
import { PageTitle } from '../../../shared/ui/page-title';
import { EmptyState, ErrorState } from '../../../shared/ui/states';
import {
  draftName,
  keyRequested,
  keyRequests,
  quizSubmitted,
  selectKey,
  type WrittenQuestion,
} from './answer-keys.slice';
import { QuestionList } from './question-list';
import { newQuestion, quizSchema, type QuizValues } from './quiz-schema';
import { RemoveQuiz } from './remove-quiz';

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

/** As the server has them, without how learners did. */
const questionsOf = ({ questions }: AnswerKey): WrittenQuestion[] =>
  questions.map(({ _id, text, explanation, options }) => ({
    _id,
    text,
    explanation: explanation ?? '',
    options: options.map((option) => ({
      _id: option._id,
      text: option.text,
      isRight: option.isRight,
    })),
  }));

function QuizForm({ answerKey }: { answerKey: AnswerKey }) {
  const { lectureId, revisedAt } = answerKey;
  const dispatch = useDispatch();
  const request = keyRequests.save(lectureId);
  const [blank] = useState(() => [newQuestion()]);
  const known: QuizValues = { questions: revisedAt === null ? blank : questionsOf(answerKey) };
  const sent = useRef<WrittenQuestion[]>(null);
  return (
    <Form<QuizValues>
      name={draftName(lectureId)}
      request={request}
      initialValues={known}
      schema={quizSchema}
      draft="local"
      guarded
      className="mt-8 grid gap-6"
      onSubmit={({ questions }) => {
        sent.current = questions;
        dispatch(quizSubmitted({ lectureId, revisedAt, questions }));
      }}
    >
      <QuestionList answerKey={answerKey} />
      <ServerState {...{ answerKey, known, sent }} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton request={request}>{copy.save}</SubmitButton>
        {revisedAt !== null && <RemoveQuiz lectureId={lectureId} />}
      </div>
    </Form>
  );
}

interface ServerStateProps {
  answerKey: AnswerKey;
  /** The values as the server has them. */
  known: QuizValues;
  sent: RefObject<WrittenQuestion[] | null>;
}

/** Follows what the server has after a save or removal; offers to see what another window saved. */
function ServerState({ answerKey, known, sent }: ServerStateProps) {
  const request = keyRequests.save(answerKey.lectureId);
  const dispatch = useDispatch();
  const { failure } = useRequest(request);
  const { values, resetForm } = useFormikContext<QuizValues>();
  const isForeign = failure?.status === 409;
  const seen = useRef(answerKey);
  const follow = useEffectEvent(() => {
    if (seen.current === answerKey) return;
    seen.current = answerKey;
    // What was typed since it was sent stays.
    const isSaved = answerKey.revisedAt === null || values.questions === sent.current;
    if (!isForeign && isSaved) resetForm({ values: known });
  });
  useEffect(() => follow(), [answerKey]);
  if (!isForeign) return null;
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-danger-tint p-4">
      <p>{copy.changed}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget }) => {
          // The button goes, and the focus with it.
          currentTarget.closest('form')?.querySelector('textarea')?.focus();
          dispatch(requestForgotten(request));
          resetForm({ values: known });
        }}
      >
        {copy.discard}
      </Button>
    </div>
  );
}

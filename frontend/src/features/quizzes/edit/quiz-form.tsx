import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import type { AnswerKey } from '../../../shared/api/types';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { forgetTyped, isSame, keepTyped, restoreKnown } from '../../../shared/forms/drafts';
import { SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { requestForgotten } from '../../../shared/requests/requests.slice';
import { useRequest } from '../../../shared/requests/use-request';
import { selectUserId } from '../../../shared/session/session.selectors';
import { Button } from '../../../shared/ui/button';
import { draftName, keyRequests, quizSubmitted, type WrittenQuestion } from './answer-keys.slice';
import { QuestionList } from './question-list';
import { quizSchema, type QuizValues } from './quiz-schema';
import { RemoveQuiz } from './remove-quiz';

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

export function QuizForm({ answerKey }: { answerKey: AnswerKey }) {
  const { lectureId, revisedAt } = answerKey;
  const dispatch = useDispatch();
  const name = draftName(useSelector(selectUserId) ?? '', lectureId);
  const request = keyRequests.save(lectureId);
  const { busy, failure } = useRequest(request);
  const known: QuizValues = useMemo(() => ({ questions: questionsOf(answerKey) }), [answerKey]);
  /** The state that the form's values began with: a draft may have been typed on an earlier one than is saved now. */
  const [base, setBase] = useState<QuizValues>(() => {
    forgetTyped(name, known, 'local');
    return { questions: restoreKnown(name, known, 'local').questions };
  });
  const [seen, setSeen] = useState(answerKey);
  if (seen !== answerKey) {
    setSeen(answerKey);
    // What comes while a save is on its way is the state of another window that refuses it.
    if (!busy && failure?.status !== 409) setBase(known);
  }
  const sent = useRef<WrittenQuestion[]>(null);
  const list = useRef<HTMLOListElement>(null);
  const isForeign = failure?.status === 409 || !isSame(base.questions, known.questions);
  return (
    <Form<QuizValues>
      name={name}
      request={request}
      initialValues={base}
      schema={quizSchema}
      draft="local"
      guarded
      className="mt-8 grid gap-6"
      onSubmit={({ questions }) => {
        sent.current = questions;
        dispatch(quizSubmitted({ lectureId, revisedAt, questions }));
      }}
    >
      <QuestionList answerKey={answerKey} list={list} />
      <FollowServer {...{ name, base, sent }} isRemoved={revisedAt === null} />
      {isForeign && (
        <p role="alert" className="rounded-card bg-danger-tint p-4">
          {copy.changed}
        </p>
      )}
      <Actions
        {...{ answerKey, known, isForeign }}
        onDiscard={() => {
          dispatch(requestForgotten(request));
          setBase(known);
          // The button goes, and the focus with it.
          requestAnimationFrame(() => list.current?.focus());
        }}
      />
    </Form>
  );
}

interface FollowServerProps {
  name: string;
  base: QuizValues;
  sent: RefObject<WrittenQuestion[] | null>;
  isRemoved: boolean;
}

/** After a save or removal, the form shows what the server has; what was typed since it was sent stays. */
function FollowServer({ name, base, sent, isRemoved }: FollowServerProps) {
  const { values, resetForm } = useFormikContext<QuizValues>();
  const before = useRef(base);
  const follow = useEffectEvent(() => {
    if (before.current === base) return;
    before.current = base;
    if (isRemoved || values.questions === sent.current) resetForm({ values: base });
    // The draft goes on from what is saved now.
    else keepTyped(name, { questions: values.questions }, base, 'local');
  });
  useEffect(() => follow(), [base]);
  return null;
}

interface ActionsProps {
  answerKey: AnswerKey;
  /** The values as the server has them. */
  known: QuizValues;
  isForeign: boolean;
  onDiscard: () => void;
}

function Actions({ answerKey, known, isForeign, onDiscard }: ActionsProps) {
  const { lectureId, revisedAt } = answerKey;
  const request = keyRequests.save(lectureId);
  const { busy: isSaving } = useRequest(request);
  const { busy: isRemoving } = useRequest(keyRequests.remove(lectureId));
  const { values, resetForm } = useFormikContext<QuizValues>();
  const isChanged = !isSame(values.questions, known.questions);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SubmitButton request={request} busy={isRemoving}>
        {copy.save}
      </SubmitButton>
      {(isChanged || isForeign) && (
        <Button
          variant="ghost"
          disabled={isSaving || isRemoving}
          onClick={() => {
            resetForm({ values: known });
            onDiscard();
          }}
        >
          {copy.discard}
        </Button>
      )}
      {revisedAt !== null && (
        <div className="ms-auto">
          <RemoveQuiz lectureId={lectureId} disabled={isSaving} />
        </div>
      )}
    </div>
  );
}

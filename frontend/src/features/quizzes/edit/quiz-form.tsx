import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import type { AnswerKey } from '../../../shared/api/types';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { isSame, restoreKnown } from '../../../shared/forms/drafts';
import { SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { requestForgotten } from '../../../shared/requests/requests.slice';
import { useRequest } from '../../../shared/requests/use-request';
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
  const request = keyRequests.save(lectureId);
  const known: QuizValues = useMemo(() => ({ questions: questionsOf(answerKey) }), [answerKey]);
  const sent = useRef<WrittenQuestion[]>(null);
  const list = useRef<HTMLOListElement>(null);
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
      <QuestionList answerKey={answerKey} list={list} />
      <Saving {...{ answerKey, known, sent, list }} />
    </Form>
  );
}

interface SavingProps {
  answerKey: AnswerKey;
  /** The values as the server has them. */
  known: QuizValues;
  sent: RefObject<WrittenQuestion[] | null>;
  list: RefObject<HTMLElement | null>;
}

/** Saves, discards and removes; says when what is saved is not what these values began with. */
function Saving({ answerKey, known, sent, list }: SavingProps) {
  const { lectureId, revisedAt } = answerKey;
  const request = keyRequests.save(lectureId);
  const dispatch = useDispatch();
  const { busy, failure } = useRequest(request);
  const { values, resetForm } = useFormikContext<QuizValues>();
  /** The state that a draft does not know, because it was typed on an earlier one. */
  const [unknown, setUnknown] = useState(() => {
    const { questions } = restoreKnown(draftName(lectureId), known, 'local');
    return isSame(questions, known.questions) ? null : answerKey;
  });
  const isForeign = unknown === answerKey || failure?.status === 409;
  const seen = useRef(answerKey);
  const follow = useEffectEvent(() => {
    if (seen.current === answerKey) return;
    seen.current = answerKey;
    // What comes while a save is on its way is the state that refuses it.
    if (busy || failure?.status === 409) return;
    // What was typed since it was sent stays.
    if (revisedAt === null || values.questions === sent.current) resetForm({ values: known });
  });
  useEffect(() => follow(), [answerKey]);
  const isChanged = !isSame(values.questions, known.questions);
  const discard = () => {
    dispatch(requestForgotten(request));
    setUnknown(null);
    resetForm({ values: known });
    // The button goes, and the focus with it.
    requestAnimationFrame(() => list.current?.focus());
  };
  return (
    <>
      {isForeign && (
        <p role="alert" className="rounded-card bg-danger-tint p-4">
          {copy.changed}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton request={request}>{copy.save}</SubmitButton>
        {(isChanged || isForeign) && (
          <Button variant="ghost" disabled={busy} onClick={discard}>
            {copy.discard}
          </Button>
        )}
        {revisedAt !== null && (
          <div className="ms-auto">
            <RemoveQuiz lectureId={lectureId} />
          </div>
        )}
      </div>
    </>
  );
}

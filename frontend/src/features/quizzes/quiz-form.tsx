import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Quiz, QuizQuestion } from '../../shared/api/types';
import { quizCopy as copy } from '../../shared/copy/quizzes';
import { uuid } from '../../shared/lib/uuid';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { FieldError } from '../../shared/ui/form-field';
import {
  answersSent,
  optionsChosen,
  quizRequests,
  selectAttempt,
  selectChosen,
  type Chosen,
} from './quizzes.slice';

const NOTHING: Chosen = {};

/** The questions to answer. What is chosen stays when another lecture is looked at. */
export function QuizForm({ quiz }: { quiz: Quiz }) {
  const { lectureId, questions } = quiz;
  const dispatch = useDispatch();
  const chosen = useSelector(selectChosen(lectureId)) ?? NOTHING;
  const { busy } = useRequest(quizRequests.take(lectureId));
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const attemptId = useSelector(selectAttempt(lectureId));
  const isOpen = ({ _id }: QuizQuestion) => !chosen[_id]?.length;
  const send = () => {
    setIsTried(true);
    const open = questions.findIndex(isOpen);
    if (open >= 0) {
      form.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
      return;
    }
    dispatch(answersSent({ quiz, chosen, attemptId: attemptId ?? uuid() }));
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {questions.map((question, index) => (
        <Question
          key={question._id}
          number={index + 1}
          question={question}
          chosen={chosen[question._id] ?? []}
          error={isTried && isOpen(question) ? copy.nothing : undefined}
          disabled={busy}
          onChoose={(optionIds) =>
            dispatch(optionsChosen({ lectureId, questionId: question._id, optionIds }))
          }
        />
      ))}
      <div>
        <Button type="submit" busy={busy}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}

interface QuestionProps {
  number: number;
  question: QuizQuestion;
  chosen: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChoose: (optionIds: string[]) => void;
}

function Question({ number, question, chosen, error, disabled, onChoose }: QuestionProps) {
  const { _id, text, options, takesSeveral } = question;
  const id = useId();
  const toggled = (optionId: string) => {
    if (!takesSeveral) return [optionId];
    return chosen.includes(optionId)
      ? chosen.filter((one) => one !== optionId)
      : [...chosen, optionId];
  };
  return (
    <fieldset
      aria-describedby={error ? `${id} ${id}error` : id}
      aria-invalid={error ? true : undefined}
      className="grid min-w-0 grid-cols-1 gap-2"
    >
      <legend dir="auto" className="font-semibold whitespace-pre-wrap wrap-anywhere">
        {number}. {text}
      </legend>
      <p id={id} className="text-xs text-muted">
        {takesSeveral ? copy.several : copy.one}
      </p>
      {options.map((option) => (
        <label
          key={option._id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-input bg-card px-3 py-2 hover:border-primary has-checked:border-primary has-checked:bg-primary-tint"
        >
          <input
            type={takesSeveral ? 'checkbox' : 'radio'}
            name={_id}
            checked={chosen.includes(option._id)}
            // Not disabled, so that it keeps the focus.
            aria-disabled={disabled || undefined}
            onChange={() => !disabled && onChoose(toggled(option._id))}
            className="size-5 shrink-0 accent-(--color-primary)"
          />
          <span dir="auto" className="min-w-0 grow whitespace-pre-wrap wrap-anywhere">
            {option.text}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </fieldset>
  );
}

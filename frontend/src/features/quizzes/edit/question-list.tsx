import { useRef } from 'react';
import { useFormikContext } from 'formik';
import { MoveDown, MoveUp, Plus, Trash2 } from 'lucide-react';
import type { AnswerKey, KeyQuestion } from '../../../shared/api/types';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { FormTextArea } from '../../../shared/forms/fields';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/surface';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { OptionList } from './option-list';
import { MAX_QUESTIONS, newQuestion, type QuizValues } from './quiz-schema';

/** The questions, in the order in which learners see them. */
export function QuestionList({ answerKey }: { answerKey: AnswerKey }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<QuizValues>();
  const { questions } = values;
  const list = useRef<HTMLOListElement>(null);
  useLeadOn(questions.length, () => list.current?.focus());
  const set = (next: QuizValues['questions']) => void setFieldValue('questions', next);
  const fault = submitCount > 0 && typeof errors.questions === 'string' ? errors.questions : null;
  const move = (from: number, to: number) => {
    const next = questions.toSpliced(from, 1);
    set(next.toSpliced(to, 0, ...questions.slice(from, from + 1)));
  };
  return (
    <>
      <ol ref={list} tabIndex={-1} className="grid gap-6">
        {questions.map((question, index) => (
          <li key={question._id}>
            <Question
              index={index}
              last={questions.length - 1}
              known={answerKey.questions.find(({ _id }) => _id === question._id)}
              onMove={(to) => move(index, to)}
              onRemove={() => set(questions.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
      {questions.length < MAX_QUESTIONS && (
        <div>
          <Button variant="secondary" onClick={() => set([...questions, newQuestion()])}>
            <Plus aria-hidden className="size-4" />
            {copy.add}
          </Button>
        </div>
      )}
    </>
  );
}

interface QuestionProps {
  index: number;
  /** The index of the last question. */
  last: number;
  /** As the server has it, with how learners did. */
  known: KeyQuestion | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Question({ index, last, known, onMove, onRemove }: QuestionProps) {
  const number = index + 1;
  const name = `questions.${index}`;
  return (
    <Card role="group" aria-label={copy.question(number)} className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{copy.question(number)}</h2>
        <div className="flex">
          {index > 0 && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={copy.up(number)}
              onClick={() => onMove(index - 1)}
            >
              <MoveUp aria-hidden className="size-4" />
            </Button>
          )}
          {index < last && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={copy.down(number)}
              onClick={() => onMove(index + 1)}
            >
              <MoveDown aria-hidden className="size-4" />
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={copy.removeQuestion(number)}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
      {known && known.answered > 0 && (
        <p className="text-sm text-muted">{copy.firstTry(known.right, known.answered)}</p>
      )}
      <FormTextArea name={`${name}.text`} label={copy.text} rows={2} />
      <OptionList name={name} index={index} known={known} />
      <FormTextArea
        name={`${name}.explanation`}
        label={copy.explanation}
        hint={copy.explanationHint}
        optional
        rows={2}
      />
    </Card>
  );
}

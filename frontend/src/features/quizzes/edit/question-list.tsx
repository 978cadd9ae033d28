import type { RefObject } from 'react';
import { useFormikContext } from 'formik';
import { MoveDown, MoveUp, Plus, Trash2 } from 'lucide-react';
import type { AnswerKey, KeyQuestion } from '../../../shared/api/types';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { FormTextArea } from '../../../shared/forms/fields';
import { Button } from '../../../shared/ui/button';
import { announce } from '../../../shared/ui/live-region';
import { Card } from '../../../shared/ui/surface';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { OptionList } from './option-list';
import { MAX_QUESTIONS, newQuestion, type QuizValues } from './quiz-schema';

type Mover = 'up' | 'down';
const STEPS = { up: -1, down: 1 } as const;

interface QuestionListProps {
  answerKey: AnswerKey;
  list: RefObject<HTMLOListElement | null>;
}

/** The questions, in the order in which learners see them. */
export function QuestionList({ answerKey, list }: QuestionListProps) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<QuizValues>();
  const { questions } = values;
  useLeadOn(questions.length, () => list.current?.focus());
  const set = (next: QuizValues['questions']) => void setFieldValue('questions', next);
  const fault = submitCount > 0 && typeof errors.questions === 'string' ? errors.questions : null;
  // Moving rows in the DOM may lose the focus, and a new one is not there yet.
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = () => {
    const added = newQuestion();
    set([...questions, added]);
    focus(`[data-row="${added._id}"] textarea`);
  };
  const move = (from: number, by: Mover) => {
    const moved = questions.slice(from, from + 1);
    const to = from + STEPS[by];
    set(questions.toSpliced(from, 1).toSpliced(to, 0, ...moved));
    announce(copy.moved(to + 1, questions.length));
    focus(`[data-row="${moved[0]?._id}"] [data-move="${by}"]`);
  };
  return (
    <>
      {questions.length === 0 && <p className="text-muted">{copy.none}</p>}
      <ol ref={list} tabIndex={-1} className="grid gap-6">
        {questions.map((question, index) => (
          <li key={question._id} data-row={question._id}>
            <Question
              index={index}
              last={questions.length - 1}
              known={answerKey.questions.find(({ _id }) => _id === question._id)}
              onMove={(by) => move(index, by)}
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
          <Button variant="secondary" onClick={add}>
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
  onMove: (by: Mover) => void;
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
          <MoveButton by="up" label={copy.up(number)} end={index === 0} onMove={onMove} />
          <MoveButton by="down" label={copy.down(number)} end={index === last} onMove={onMove} />
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

interface MoveButtonProps {
  by: Mover;
  label: string;
  /** It cannot move further. The button stays enabled, so that it keeps the focus. */
  end: boolean;
  onMove: (by: Mover) => void;
}

function MoveButton({ by, label, end, onMove }: MoveButtonProps) {
  const Arrow = by === 'up' ? MoveUp : MoveDown;
  return (
    <Button
      variant="ghost"
      size="sm"
      data-move={by}
      aria-label={label}
      aria-disabled={end || undefined}
      className="aria-disabled:opacity-35"
      onClick={() => !end && onMove(by)}
    >
      <Arrow aria-hidden className="size-4" />
    </Button>
  );
}

import type { Ref } from 'react';
import { Check, X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { JudgedQuestion, JudgedQuiz, Quiz, QuizQuestion } from '../../shared/api/types';
import { quizCopy as copy } from '../../shared/copy/quizzes';
import { classNames } from '../../shared/lib/class-names';
import { Button } from '../../shared/ui/button';
import { selectChosen, triedAgain } from './quizzes.slice';

interface QuizOutcomeProps {
  quiz: Quiz;
  judged: JudgedQuiz;
  heading: Ref<HTMLHeadingElement>;
}

/** What was right of the attempt just sent, and why. */
export function QuizOutcome({ quiz, judged, heading }: QuizOutcomeProps) {
  const { lectureId, questions } = quiz;
  const dispatch = useDispatch();
  const chosen = useSelector(selectChosen(lectureId));
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {copy.result(judged.right, judged.of)}
      </h2>
      <ol className="grid grid-cols-1 gap-6">
        {questions.map((question, index) => (
          <Outcome
            key={question._id}
            number={index + 1}
            question={question}
            judged={judged.questions.find(({ _id }) => _id === question._id)}
            chosen={chosen?.[question._id] ?? []}
          />
        ))}
      </ol>
      <div>
        <Button variant="secondary" onClick={() => dispatch(triedAgain(lectureId))}>
          {copy.again}
        </Button>
      </div>
    </>
  );
}

interface OutcomeProps {
  number: number;
  question: QuizQuestion;
  judged: JudgedQuestion | undefined;
  chosen: readonly string[];
}

function Outcome({ number, question, judged, chosen }: OutcomeProps) {
  if (!judged) return null;
  const { isRight, rightOptionIds, explanation } = judged;
  const Mark = isRight ? Check : X;
  return (
    <li className="grid grid-cols-1 gap-2">
      <p dir="auto" className="font-semibold whitespace-pre-wrap wrap-anywhere">
        {number}. {question.text}
      </p>
      <p
        className={classNames(
          'flex items-center gap-1.5 text-sm font-semibold',
          isRight ? 'text-success' : 'text-danger',
        )}
      >
        <Mark aria-hidden className="size-4 shrink-0" />
        {isRight ? copy.right : copy.wrong}
      </p>
      <ul className="grid grid-cols-1 gap-1.5">
        {question.options.map(({ _id, text }) => {
          const notes = [
            ...(chosen.includes(_id) ? [copy.yours] : []),
            ...(rightOptionIds.includes(_id) ? [copy.rightOne] : []),
          ];
          return (
            <li
              key={_id}
              dir="auto"
              className={classNames(
                'rounded-control px-3 py-2 whitespace-pre-wrap wrap-anywhere',
                rightOptionIds.includes(_id)
                  ? 'bg-success-tint'
                  : chosen.includes(_id)
                    ? 'bg-danger-tint'
                    : 'text-muted',
              )}
            >
              {text}
              {notes.length > 0 && (
                <span className="text-sm text-muted"> ({notes.join(', ')})</span>
              )}
            </li>
          );
        })}
      </ul>
      {explanation && (
        <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere text-muted">
          {explanation}
        </p>
      )}
    </li>
  );
}

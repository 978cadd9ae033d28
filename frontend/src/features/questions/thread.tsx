import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Answer } from '../../shared/api/types';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { useRequest } from '../../shared/requests/use-request';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { AnswerForm } from './answer-form';
import {
  answerEdited,
  answerRemovalRequested,
  questionsRequests,
  selectThread,
  threadRequested,
} from './questions.slice';
import { WordsEditor } from './words-editor';
import { WordsHead } from './words-head';

interface ThreadProps {
  questionId: string;
  isEducator: boolean;
  /** Whether its answers have just been loaded. */
  isLoaded: boolean;
  takesAnswers: boolean;
}

/** The answers to a question, and the form for another one. */
export function Thread({ questionId, isEducator, isLoaded, takesAnswers }: ThreadProps) {
  const dispatch = useDispatch();
  const thread = useSelector(selectThread(questionId));
  const { failure, busy } = useRequest(questionsRequests.thread(questionId));
  useEffect(() => {
    if (!isLoaded) dispatch(threadRequested(questionId));
  }, [dispatch, questionId, isLoaded]);
  // Whoever is writing keeps the field when the question is removed.
  const [hasForm] = useState(takesAnswers);
  const box = useRef<HTMLDivElement>(null);
  useLeadOn(thread?.answers.length ?? 0, () => box.current?.focus());
  return (
    <div ref={box} tabIndex={-1} className="ms-3 grid gap-3 border-s-2 border-line ps-3">
      {thread && thread.answers.length > 0 && (
        <ul className="grid gap-3">
          {thread.answers.map((answer) => (
            <AnswerItem key={answer._id} {...{ questionId, answer, isEducator }} />
          ))}
        </ul>
      )}
      {!thread && failure && !busy && (
        <ErrorState
          text={copy.threadFailed}
          requestId={failure.requestId}
          onRetry={() => dispatch(threadRequested(questionId))}
        />
      )}
      {!thread && (busy || !failure) && (
        <div aria-busy className="late">
          <Skeleton className="h-12" />
        </div>
      )}
      {hasForm && <AnswerForm questionId={questionId} />}
    </div>
  );
}

interface AnswerItemProps {
  questionId: string;
  answer: Answer;
  isEducator: boolean;
}

function AnswerItem({ questionId, answer, isEducator }: AnswerItemProps) {
  const { _id: answerId, author, text } = answer;
  const dispatch = useDispatch();
  const [isEdited, setEdited] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useLeadOn(Number(isEdited), () => item.current?.focus());
  return (
    <li ref={item} tabIndex={-1} className="grid gap-1">
      <WordsHead
        author={author}
        createdAt={answer.createdAt}
        isEdited={answer.editedAt !== null}
        request={questionsRequests.remove(answerId)}
        mayRemove={author.isSelf || isEducator}
        removal={{ title: copy.removeAnswer, text: copy.removeAnswerText }}
        onEdit={author.isSelf ? () => setEdited(true) : undefined}
        onRemove={() => dispatch(answerRemovalRequested({ questionId, answerId }))}
      />
      {isEdited ? (
        <WordsEditor
          id={answerId}
          label={copy.yourAnswer}
          text={text}
          onSubmit={(words) => dispatch(answerEdited({ questionId, answerId, text: words }))}
          onDone={() => setEdited(false)}
        />
      ) : (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  );
}

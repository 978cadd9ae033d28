import { useRef, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Question } from '../../shared/api/types';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { Button } from '../../shared/ui/button';
import { Chip } from '../../shared/ui/surface';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { questionEdited, questionRemovalRequested, questionsRequests } from './questions.slice';
import { Thread } from './thread';
import { WordsEditor } from './words-editor';
import { WordsHead } from './words-head';

interface QuestionItemProps {
  question: Question;
  /** Whether the reader is the educator of its course. */
  isEducator: boolean;
  /** Opened from the beginning, because its answers have been loaded. */
  isOpen?: boolean;
  /** The moment, with a link or button to it. */
  children: ReactNode;
}

/** A question; its answers are loaded when they are opened. */
export function QuestionItem({
  question,
  isEducator,
  isOpen = false,
  children,
}: QuestionItemProps) {
  const { _id: questionId, author, text, answerCount, isAwaiting } = question;
  const dispatch = useDispatch();
  const [open, setOpen] = useState(isOpen);
  const [isEdited, setEdited] = useState(false);
  const action = open ? copy.hide(answerCount) : copy.show(answerCount);
  const item = useRef<HTMLLIElement>(null);
  useLeadOn(Number(isEdited) + Number(text !== null), () => item.current?.focus());
  return (
    <li ref={item} tabIndex={-1} className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <WordsHead
        author={author}
        createdAt={question.createdAt}
        isEdited={question.editedAt !== null}
        request={questionsRequests.remove(questionId)}
        mayRemove={author !== null && (author.isSelf || isEducator)}
        removal={{ title: copy.removeQuestion, text: copy.removeQuestionText }}
        onEdit={author?.isSelf ? () => setEdited(true) : undefined}
        onRemove={() => dispatch(questionRemovalRequested(questionId))}
      />
      {isEdited ? (
        <WordsEditor
          id={questionId}
          label={copy.editQuestion}
          text={text ?? ''}
          onSubmit={(words) => dispatch(questionEdited({ questionId, text: words }))}
          onDone={() => setEdited(false)}
        />
      ) : (
        <Words text={text} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-expanded={open}
          aria-label={copy.of(action, author?.name ?? copy.somebody)}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden className={`size-4 ${open ? 'rotate-180' : ''}`} />
          {action}
        </Button>
        {isAwaiting && <Chip>{copy.awaiting}</Chip>}
      </div>
      {open && (
        <Thread
          questionId={questionId}
          isEducator={isEducator}
          isLoaded={isOpen}
          takesAnswers={text !== null}
        />
      )}
    </li>
  );
}

function Words({ text }: { text: string | null }) {
  if (text === null) return <p className="text-muted italic">{copy.removed}</p>;
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  );
}

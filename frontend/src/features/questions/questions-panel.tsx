import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { MomentButton } from '../../shared/ui/moment-button';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { useGrownList } from '../../shared/ui/use-grown-list';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { AskForm } from './ask-form';
import type { LectureQuestionsProps } from './lecture-questions-props';
import { QuestionItem } from './question-item';
import {
  moreQuestionsRequested,
  questionsRequested,
  questionsRequests,
  selectQuestions,
} from './questions.slice';
import { WantedQuestion } from './wanted-question';

/** The form to ask with, and the questions about this lecture. */
export default function QuestionsPanel(props: LectureQuestionsProps) {
  const { courseId, lecture, player, isEducator, wanted, onJump } = props;
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      {wanted && (
        <WantedQuestion
          key={wanted}
          questionId={wanted}
          lectureId={lecture?._id ?? null}
          isEducator={isEducator}
          onJump={onJump}
        />
      )}
      {!isEducator && lecture && <AskForm key={courseId} {...{ courseId, lecture, player }} />}
      {lecture && (
        <div ref={list} tabIndex={-1} className="grid gap-3">
          <Questions
            key={lecture._id}
            {...props}
            lectureId={lecture._id}
            onEmptied={() => list.current?.focus()}
          />
        </div>
      )}
    </>
  );
}

interface QuestionsProps extends LectureQuestionsProps {
  lectureId: string;
  onEmptied: () => void;
}

function Questions(props: QuestionsProps) {
  const { courseId, lectureId, isEducator, wanted, onJump, onEmptied } = props;
  const dispatch = useDispatch();
  const page = useSelector(selectQuestions(lectureId));
  const { failure, busy } = useRequest(questionsRequests.list(lectureId));
  const more = useRequest(questionsRequests.more(lectureId));
  const load = () => dispatch(questionsRequested({ courseId, lectureId }));
  useEffect(
    () => void dispatch(questionsRequested({ courseId, lectureId })),
    [dispatch, courseId, lectureId],
  );
  // The wanted one is shown above.
  const questions = page?.items.filter(({ _id }) => _id !== wanted) ?? [];
  const { list, grows } = useGrownList(questions.length);
  useLeadOn(questions.length, onEmptied);

  if (!page && failure && !busy)
    return <ErrorState text={copy.failed} requestId={failure.requestId} onRetry={load} />;
  if (!page)
    return (
      <div aria-busy className="late">
        <Skeleton className="h-20" />
      </div>
    );
  return (
    <>
      {page.items.length === 0 && <p className="text-sm text-muted">{copy.none}</p>}
      {questions.length > 0 && (
        <ul ref={list} className="grid">
          {questions.map((question) => (
            <QuestionItem key={question._id} question={question} isEducator={isEducator}>
              <MomentButton seconds={question.positionSeconds} onJump={onJump} />
            </QuestionItem>
          ))}
        </ul>
      )}
      {page.cursor && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          busy={more.busy}
          onClick={() => {
            grows();
            dispatch(moreQuestionsRequested({ courseId, lectureId }));
          }}
        >
          {copy.more}
        </Button>
      )}
    </>
  );
}

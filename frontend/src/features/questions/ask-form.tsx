import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { forgetDraft } from '../../shared/forms/drafts';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import {
  momentIn,
  NO_WORDS,
  useHeldMoment,
  type Moment,
  type WordsAtMoment,
} from '../../shared/forms/held-moment';
import { sendByKeys } from '../../shared/forms/send-by-keys';
import { wordsSchema } from '../../shared/forms/words-schema';
import { usePauses, useSecond, type CurrentPlayer } from '../../shared/lib/current-player';
import { formatClock } from '../../shared/lib/dates';
import { uuid } from '../../shared/lib/uuid';
import { useWhenDone } from '../../shared/requests/use-when-done';
import { questionAsked, questionsRequests } from './questions.slice';

interface AskFormProps {
  courseId: string;
  lecture: { _id: string; lectureTitle: string };
  player: CurrentPlayer;
  onAsked: () => void;
}

/** Asks about the moment at which the question was begun; sending it again after a failure asks it once. */
export function AskForm({ courseId, lecture, player, onAsked }: AskFormProps) {
  const dispatch = useDispatch();
  const [questionId, setQuestionId] = useState(uuid);
  const name = `question-${courseId}`;
  const request = questionsRequests.ask(courseId);
  useWhenDone(request, () => {
    forgetDraft(name, 'session');
    setQuestionId(uuid());
    onAsked();
  });
  return (
    <Form<WordsAtMoment>
      key={questionId}
      name={name}
      request={request}
      initialValues={NO_WORDS}
      schema={wordsSchema}
      className="grid gap-3"
      onSubmit={({ text, moment }) => {
        const { lectureId, seconds } = moment ?? momentIn(lecture, player);
        const place = { courseId, lectureId, positionSeconds: seconds };
        dispatch(questionAsked({ questionId, ...place, text: text.trim() }));
      }}
    >
      <Fields lecture={lecture} player={player} />
      <SubmitButton request={request} size="sm" className="justify-self-start">
        {copy.ask}
      </SubmitButton>
    </Form>
  );
}

function Fields({ lecture, player }: Pick<AskFormProps, 'lecture' | 'player'>) {
  const { text, moment } = useHeldMoment(lecture, player);
  const second = useSecond(player);
  usePauses(player, text !== '');
  return (
    <FormTextArea
      name="text"
      label={labelOf(moment, second, lecture._id)}
      hint={copy.askHint}
      rows={3}
      onKeyDown={sendByKeys}
    />
  );
}

function labelOf(moment: Moment | null, second: number, lectureId: string): string {
  if (!moment) return copy.askAt(formatClock(second));
  const clock = formatClock(moment.seconds);
  // The next lecture may have started meanwhile.
  return moment.lectureId === lectureId
    ? copy.questionAt(clock)
    : copy.questionAtIn(clock, moment.lectureTitle);
}

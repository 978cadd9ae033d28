import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { questionsCopy as copy } from '../../shared/copy/questions';
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
import { useRequest } from '../../shared/requests/use-request';
import { useWhenDone } from '../../shared/requests/use-when-done';
import { questionAsked, questionsRequests } from './questions.slice';

interface AskFormProps {
  courseId: string;
  lecture: { _id: string; lectureTitle: string };
  player: CurrentPlayer;
}

/** Asks about the moment at which the question was begun; sending it again after a failure asks it once. */
export function AskForm({ courseId, lecture, player }: AskFormProps) {
  const dispatch = useDispatch();
  const request = questionsRequests.ask(courseId);
  const sent = useRef<WordsAtMoment | null>(null);
  return (
    <Form<WordsAtMoment>
      name={`question-${courseId}`}
      request={request}
      initialValues={NO_WORDS}
      schema={wordsSchema}
      className="grid gap-3"
      onSubmit={(values) => {
        sent.current = values;
        const { id: questionId, lectureId, seconds } = values.moment ?? momentIn(lecture, player);
        const place = { courseId, lectureId, positionSeconds: seconds };
        dispatch(questionAsked({ questionId, ...place, text: values.text.trim() }));
      }}
    >
      <Fields {...{ lecture, player, request, sent }} />
      <SubmitButton request={request} size="sm" className="justify-self-start">
        {copy.ask}
      </SubmitButton>
    </Form>
  );
}

interface FieldsProps extends Pick<AskFormProps, 'lecture' | 'player'> {
  request: string;
  sent: RefObject<WordsAtMoment | null>;
}

function Fields({ lecture, player, request, sent }: FieldsProps) {
  const { resetForm, setFieldValue } = useFormikContext<WordsAtMoment>();
  const { text, moment } = useHeldMoment(lecture, player);
  const second = useSecond(player);
  usePauses(player, text !== '');
  useWhenDone(request, () => {
    if (text === sent.current?.text) resetForm({ values: NO_WORDS });
    // What was typed since is another question.
    else void setFieldValue('moment', momentIn(lecture, player), false);
  });
  const { failure } = useRequest(request);
  // To send it again is to ask about the lecture that is there.
  const turn = useEffectEvent(() => setFieldValue('moment', momentIn(lecture, player), false));
  const isLectureGone = failure?.status === 404;
  useEffect(() => {
    if (isLectureGone) void turn();
  }, [isLectureGone]);
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

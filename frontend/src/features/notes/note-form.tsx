import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { commonCopy } from '../../shared/copy/common';
import { notesCopy } from '../../shared/copy/notes';
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
import { formatClock } from '../../shared/lib/dates';
import { uuid } from '../../shared/lib/uuid';
import { Button } from '../../shared/ui/button';
import { Checkbox } from '../../shared/ui/choice-fields';
import { useSecond, usePauses, type CurrentPlayer } from '../../shared/lib/current-player';
import { notesRequests, noteTyped } from './notes.slice';
import { sendByKeys } from '../../shared/forms/send-by-keys';
import { wordsSchema } from '../../shared/forms/words-schema';

interface NoteFormProps {
  courseId: string;
  lecture: { _id: string; lectureTitle: string };
  player: CurrentPlayer;
  /** How often the learner asked to write. */
  begun: number;
}

/** Keeps the typed text as a draft; saving adds it to the notes at once and frees the form for the next one. */
export function NoteForm({ courseId, lecture, player, begun }: NoteFormProps) {
  const dispatch = useDispatch();
  const [noteId, setNoteId] = useState(uuid);
  const name = `note-${courseId}`;
  const sent = useRef<WordsAtMoment | null>(null);
  const clear = () => {
    forgetDraft(name, 'session');
    setNoteId(uuid());
  };
  return (
    <Form<WordsAtMoment>
      name={name}
      request={notesRequests.form(courseId)}
      initialValues={NO_WORDS}
      schema={wordsSchema}
      className="grid gap-3"
      onSubmit={(values) => {
        const { text, moment } = values;
        // A second click may come before the form is cleared, or right after it and before that is checked.
        if (sent.current === values || text.trim() === '') return;
        sent.current = values;
        const { seconds, lectureId, lectureTitle } = moment ?? momentIn(lecture, player);
        const note = { _id: noteId, courseId, positionSeconds: seconds, text: text.trim() };
        dispatch(noteTyped({ ...note, lectureId, lectureTitle }));
        clear();
      }}
    >
      <Fields {...{ noteId, courseId, lecture, player, begun }} onCancel={clear} />
    </Form>
  );
}

interface FieldsProps extends NoteFormProps {
  noteId: string;
  onCancel: () => void;
}

function Fields({ noteId, courseId, lecture, player, begun, onCancel }: FieldsProps) {
  const { resetForm } = useFormikContext<WordsAtMoment>();
  const values = useHeldMoment(lecture, player);
  const box = useRef<HTMLDivElement>(null);
  const isWriting = values.text !== '';
  const [pauses, choosePauses] = usePauses(player, isWriting);
  // Saving or canceling one note starts the next.
  const last = useRef(noteId);
  const renew = useEffectEvent(() => resetForm({ values: NO_WORDS }));
  useEffect(() => {
    if (last.current !== noteId) renew();
    last.current = noteId;
  }, [noteId]);
  useEffect(() => {
    if (begun > 0) box.current?.querySelector('textarea')?.focus();
  }, [begun]);

  return (
    <div ref={box} className="grid gap-3">
      <NoteText moment={values.moment} lectureId={lecture._id} player={player} />
      <Checkbox
        label={notesCopy.pauses}
        checked={pauses}
        onChange={({ target }) => choosePauses(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton request={notesRequests.form(courseId)} size="sm">
          {notesCopy.save}
        </SubmitButton>
        {isWriting && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              // The button disappears.
              box.current?.querySelector('textarea')?.focus();
              onCancel();
            }}
          >
            {commonCopy.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NoteTextProps {
  moment: Moment | null;
  lectureId: string;
  player: CurrentPlayer;
}

function NoteText({ moment, lectureId, player }: NoteTextProps) {
  const second = useSecond(player);
  return (
    <FormTextArea
      name="text"
      label={labelOf(moment, second, lectureId)}
      hint={notesCopy.hint}
      rows={3}
      onKeyDown={sendByKeys}
    />
  );
}

function labelOf(moment: Moment | null, second: number, lectureId: string): string {
  if (!moment) return notesCopy.addAt(formatClock(second));
  const clock = formatClock(moment.seconds);
  // The next lecture may have started meanwhile.
  return moment.lectureId === lectureId
    ? notesCopy.noteAt(clock)
    : notesCopy.noteAtIn(clock, moment.lectureTitle);
}

import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { commonCopy } from '../../shared/copy/common';
import { notesCopy } from '../../shared/copy/notes';
import { forgetDraft, restoreKnown } from '../../shared/forms/drafts';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { formatClock } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { typedAs, type ShownNote } from './shown-notes';
import { notesRequests, noteTyped } from './notes.slice';
import { sendByKeys } from '../../shared/forms/send-by-keys';
import { wordsSchema } from '../../shared/forms/words-schema';

/** Edits the text of a note; the list shows the change at once. */
export function NoteEditor({ note, onDone }: { note: ShownNote; onDone: () => void }) {
  const dispatch = useDispatch();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const name = `note-${note._id}`;
  // While the learner types, perhaps since before a reload, another device may write.
  const [seen] = useState(() => restoreKnown(name, { text: note.text }, 'session').text);
  const request = notesRequests.form(note._id);
  const done = () => {
    forgetDraft(name, 'session');
    onDone();
  };
  return (
    <Form<{ text: string }>
      name={name}
      request={request}
      initialValues={{ text: seen }}
      schema={wordsSchema}
      className="grid gap-3"
      onSubmit={({ text }) => {
        const words = text.trim();
        const replaces = seen === note.text ? note.replaces : seen;
        if (words !== seen) dispatch(noteTyped(typedAs(note, words, replaces)));
        done();
      }}
    >
      <div ref={box}>
        <FormTextArea
          name="text"
          label={notesCopy.editing(formatClock(note.positionSeconds))}
          rows={4}
          onKeyDown={sendByKeys}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton request={request} size="sm">
          {notesCopy.update}
        </SubmitButton>
        <Button variant="ghost" size="sm" onClick={done}>
          {commonCopy.cancel}
        </Button>
      </div>
    </Form>
  );
}

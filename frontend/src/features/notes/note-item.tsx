import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { commonCopy } from '../../shared/copy/common';
import { notesCopy } from '../../shared/copy/notes';
import { formatClock } from '../../shared/lib/dates';
import { keeps } from '../../shared/lib/storage';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { announce } from '../../shared/ui/live-region';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { NoteEditor } from './note-editor';
import { typedAs, type ShownNote } from './shown-notes';
import { noteDiscarded, noteRemovalRequested, notesRequests, noteTyped } from './notes.slice';

interface NoteItemProps {
  note: ShownNote;
  /** The moment, with a link or button to it. */
  children: ReactNode;
}

export function NoteItem({ note, children }: NoteItemProps) {
  const [isEdited, setEdited] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  useLeadOn(Number(isEdited), () => edit.current?.focus());
  const clock = formatClock(note.positionSeconds);
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <div className="flex items-center gap-1">
        <span className="me-auto">{children}</span>
        <Button
          ref={edit}
          variant="ghost"
          size="sm"
          aria-label={notesCopy.edit(clock)}
          onClick={() => setEdited(true)}
          className="px-2"
        >
          <Pencil aria-hidden className="size-4" />
        </Button>
        {note.saved !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={notesCopy.delete(clock)}
            onClick={() => setAsked(true)}
            className="px-2"
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        )}
      </div>
      {isEdited ? (
        <NoteEditor note={note} onDone={() => setEdited(false)} />
      ) : (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {note.text}
        </p>
      )}
      <NoteState note={note} onRetried={() => edit.current?.focus()} />
      {isAsked && <Removal note={note} onClose={() => setAsked(false)} />}
    </li>
  );
}

/** Shows whether the server has the typed text. The region is always there, so that screen readers announce it. */
function NoteState({ note, onRetried }: { note: ShownNote; onRetried: () => void }) {
  const dispatch = useDispatch();
  const { busy, failure } = useRequest(notesRequests.save(note._id));
  const isStuck = note.isWaiting && !busy && failure !== null;
  useLeadOn(Number(isStuck), onRetried);
  const { text, saved, replaces, isWaiting, positionSeconds } = note;
  const isStale = failure?.code === 'STALE_VERSION' && saved !== undefined;
  const before = useRef(isWaiting);
  const tell = useEffectEvent(() => {
    if (!failure) announce(notesCopy.saved(formatClock(positionSeconds)));
  });
  useEffect(() => {
    // A note that the learner discarded failed before.
    if (before.current && !isWaiting) tell();
    before.current = isWaiting;
  }, [isWaiting]);
  return (
    <div role="status" className="text-sm text-muted empty:hidden">
      {note.isWaiting && !isStuck && notesCopy.saving}
      {isStuck && (
        <>
          <p className="text-danger">{notesCopy.notSaved(failure.message, keeps('local'))}</p>
          {isStale && (
            <>
              <p className="mt-1">{notesCopy.elsewhere}</p>
              <blockquote
                dir="auto"
                className="mt-1 border-s-2 border-line ps-3 whitespace-pre-wrap wrap-anywhere"
              >
                {saved}
              </blockquote>
            </>
          )}
          <div className="mt-1 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              onClick={() => dispatch(noteTyped(typedAs(note, text, isStale ? saved : replaces)))}
            >
              {isStale ? notesCopy.keepMine : commonCopy.retry}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => dispatch(noteDiscarded(note._id))}>
              {isStale ? notesCopy.keepOther : notesCopy.discard}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Removal({
  note: { _id: noteId, courseId },
  onClose,
}: {
  note: ShownNote;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const { busy } = useRequest(notesRequests.remove(noteId));
  return (
    <ConfirmDialog
      open
      title={notesCopy.deleteTitle}
      text={notesCopy.deleteText}
      confirm={notesCopy.deleteNow}
      cancel={notesCopy.keep}
      busy={busy}
      onConfirm={() => dispatch(noteRemovalRequested({ noteId, courseId }))}
      onClose={onClose}
    />
  );
}

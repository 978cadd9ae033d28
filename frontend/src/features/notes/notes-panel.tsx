import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { notesCopy } from '../../shared/copy/notes';
import { keeps } from '../../shared/lib/storage';
import { useOnline } from '../../shared/lib/use-online';
import { useRequest } from '../../shared/requests/use-request';
import { Skeleton } from '../../shared/ui/skeleton';
import { MomentButton } from '../../shared/ui/moment-button';
import { ErrorState } from '../../shared/ui/states';
import { textLink } from '../../shared/ui/text-link';
import { announce } from '../../shared/ui/live-region';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { NoteForm } from './note-form';
import { NoteItem } from './note-item';
import type { CurrentPlayer } from '../../shared/lib/current-player';
import { notesRequested, notesRequests, selectCourseNotes } from './notes.slice';
import { useFreshNotes, useShownNotes } from './shown-notes';

interface NotesPanelProps {
  courseId: string;
  lecture: { _id: string; lectureTitle: string };
  player: CurrentPlayer;
  begun: number;
  onJump: (seconds: number) => void;
}

/** The form for notes, and the notes of this lecture. */
export default function NotesPanel({ onJump, ...props }: NotesPanelProps) {
  const { courseId, lecture } = props;
  const online = useOnline();
  useFreshNotes(courseId);
  return (
    <>
      <NoteForm key={courseId} {...props} />
      {!online && (
        <p role="status" className="text-sm text-muted">
          {notesCopy.offline(keeps('local'))}
        </p>
      )}
      <NotesOfLecture courseId={courseId} lectureId={lecture._id} onJump={onJump} />
      <Link to={`/notes/${courseId}`} className={textLink('justify-self-start text-sm')}>
        {notesCopy.allOfCourse}
      </Link>
    </>
  );
}

interface NotesOfLectureProps {
  courseId: string;
  lectureId: string;
  onJump: (seconds: number) => void;
}

function NotesOfLecture({ courseId, lectureId, onJump }: NotesOfLectureProps) {
  const dispatch = useDispatch();
  const all = useShownNotes(courseId);
  const isKnown = useSelector(selectCourseNotes(courseId)) !== undefined;
  const { failure, busy } = useRequest(notesRequests.load(courseId));
  const notes = all.filter((note) => note.lectureId === lectureId);
  const isMissing = !isKnown && failure !== null;
  const again = useEffectEvent(() => {
    if (isMissing) dispatch(notesRequested(courseId));
  });
  // When the client can save a note, it can probably load the missing list, too.
  useEffect(() => again(), [notes.length]);
  const list = useRef<HTMLDivElement>(null);
  useLeadOn(notes.length, () => {
    list.current?.focus();
    announce(notesCopy.deleted);
  });

  return (
    <div ref={list} tabIndex={-1} className="grid gap-3">
      {notes.length > 0 && (
        <ul className="relative -mx-1 max-h-96 overflow-y-auto px-1 print:max-h-none print:overflow-visible">
          {notes.map((note) => (
            <NoteItem key={note._id} note={note}>
              <MomentButton seconds={note.positionSeconds} onJump={onJump} />
            </NoteItem>
          ))}
        </ul>
      )}
      {isKnown && notes.length === 0 && <p className="text-sm text-muted">{notesCopy.none}</p>}
      {isMissing && !busy && (
        <ErrorState
          text={notesCopy.failed}
          requestId={failure.requestId}
          onRetry={() => dispatch(notesRequested(courseId))}
        />
      )}
      {!isKnown && (busy || !failure) && (
        <div aria-busy className="late">
          <Skeleton className="h-20" />
        </div>
      )}
    </div>
  );
}

import { memo, useId } from 'react';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { momentsCopy } from '../../shared/copy/moments';
import { formatClock } from '../../shared/lib/dates';
import { Card } from '../../shared/ui/surface';
import { NoteItem } from './note-item';
import type { ShownNote } from './shown-notes';

interface NotesByLectureProps {
  courseId: string;
  /** In display order. */
  notes: readonly ShownNote[];
}

export const NotesByLecture = memo(({ courseId, notes }: NotesByLectureProps) => {
  const lectures = [...new Set(notes.map(({ lectureId }) => lectureId))];
  return lectures.map((lectureId) => (
    <OneLecture
      key={lectureId}
      courseId={courseId}
      notes={notes.filter((note) => note.lectureId === lectureId)}
    />
  ));
});

function OneLecture({ courseId, notes }: NotesByLectureProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-semibold as-written wrap-anywhere">
        {notes[0]?.lectureTitle}
      </h2>
      <Card className="px-5 py-1">
        <ul>
          {notes.map((note) => (
            <NoteItem key={note._id} note={note}>
              <Moment courseId={courseId} note={note} />
            </NoteItem>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Links to the moment if the learner can watch it. */
function Moment({ courseId, note }: { courseId: string; note: ShownNote }) {
  const clock = formatClock(note.positionSeconds);
  if (!note.isWatchable) return <span className="text-muted tabular-nums">{clock}</span>;
  return (
    <Link
      to={`/viewlecture/${courseId}?lecture=${note.lectureId}&t=${note.positionSeconds}`}
      aria-label={momentsCopy.goTo(clock)}
      className="-ms-2 inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-sm font-semibold text-primary tabular-nums hover:bg-surface-2 pointer-coarse:min-h-11"
    >
      <Play aria-hidden className="size-4" />
      {clock}
    </Link>
  );
}

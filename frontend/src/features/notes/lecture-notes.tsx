import { lazy, Suspense, useImperativeHandle, useState, type Ref } from 'react';
import { Pencil } from 'lucide-react';
import { lectureCopy } from '../../shared/copy/learner';
import { withConnection } from '../../shared/lib/with-connection';
import { Disclosure } from '../../shared/ui/disclosure';
import { Skeleton } from '../../shared/ui/skeleton';
import type { CurrentPlayer } from '../../shared/lib/current-player';

const NotesPanel = lazy(() => withConnection(() => import('./notes-panel')));

export interface NotesHandle {
  /** Opens the notes and focuses the field. */
  begin(): void;
}

interface LectureNotesProps {
  courseId: string;
  lecture: { _id: string; lectureTitle: string };
  player: CurrentPlayer;
  onJump: (seconds: number) => void;
  ref?: Ref<NotesHandle>;
}

/** A learner's own notes beside the player. The panel stays open from lecture to lecture. */
export function LectureNotes({ ref, ...props }: LectureNotesProps) {
  const [open, setOpen] = useState(false);
  /** How often the learner began a note by key; each time, the field gets the focus. */
  const [begun, setBegun] = useState(0);
  useImperativeHandle(ref, () => ({
    begin: () => {
      setOpen(true);
      setBegun((times) => times + 1);
    },
  }));
  return (
    <Disclosure
      label={lectureCopy.notes}
      icon={<Pencil aria-hidden className="size-4" />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Suspense fallback={<Skeleton className="late h-40" />}>
        <NotesPanel {...props} begun={begun} />
      </Suspense>
    </Disclosure>
  );
}

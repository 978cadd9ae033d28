import { lazy, Suspense, useId, useState } from 'react';
import { ScrollText } from 'lucide-react';
import type { Lecture } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import { withConnection } from '../../shared/lib/with-connection';
import { Button } from '../../shared/ui/button';
import type { PlayerClock } from './player-clock';
import { TranscriptSkeleton } from './transcript-skeleton';

const TranscriptPanel = lazy(() => withConnection(() => import('./transcript-panel')));

interface LectureTranscriptProps {
  tracks: Lecture['captions'];
  clock: PlayerClock;
  onSeek: (seconds: number) => void;
}

/** What is said in a lecture, to be read. It stays open from one lecture to the next. */
export function LectureTranscript(props: LectureTranscriptProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (props.tracks.length === 0) return null;
  return (
    <section aria-label={lectureCopy.transcript} className="grid gap-3">
      <div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <ScrollText aria-hidden className="size-4" />
          {lectureCopy.transcript}
        </Button>
      </div>
      {open && (
        <div id={id} className="grid gap-3 rounded-card border border-line bg-card p-4">
          <Suspense fallback={<TranscriptSkeleton />}>
            <TranscriptPanel {...props} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

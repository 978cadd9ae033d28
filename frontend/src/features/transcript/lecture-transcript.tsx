import { lazy, Suspense, useState } from 'react';
import { ScrollText } from 'lucide-react';
import type { Lecture } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';
import { withConnection } from '../../shared/lib/with-connection';
import { Disclosure } from '../../shared/ui/disclosure';
import type { PlayerClock } from './player-clock';
import { TranscriptSkeleton } from './transcript-skeleton';

const TranscriptPanel = lazy(() => withConnection(() => import('./transcript-panel')));

interface LectureTranscriptProps {
  tracks: Lecture['captions'];
  clock: PlayerClock;
  onSeek: (seconds: number) => void;
}

/** The transcript of a lecture. It stays open from one lecture to the next. */
export function LectureTranscript(props: LectureTranscriptProps) {
  const [open, setOpen] = useState(false);
  if (props.tracks.length === 0) return null;
  return (
    <Disclosure
      label={lectureCopy.transcript}
      icon={<ScrollText aria-hidden className="size-4" />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Suspense fallback={<TranscriptSkeleton />}>
        <TranscriptPanel {...props} />
      </Suspense>
    </Disclosure>
  );
}

import { type RefObject, useCallback, useRef, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { resumePoint } from '../../../features/learning/resume';
import { UpNext } from '../../../features/learning/up-next';
import { useWatchReports } from '../../../features/learning/use-watch-reports';
import { LazyLecturePlayer } from '../../../features/player/lazy-player';
import type { PlayerHandle } from '../../../features/player/lecture-player';
import type { Lecture } from '../../../shared/api/types';
import { lectureCopy } from '../../../shared/copy/learner';
import { formatClock } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { useAddressedSecond } from './use-addressed-second';
import { useKeptFocus } from './use-kept-focus';
import type { LecturePageState } from './use-lecture-page';

interface LectureStageProps {
  page: LecturePageState;
  courseId: string;
  lecture: Lecture & { videoUrl: string };
  autoPlay: boolean;
  /** Whether the lecture before had the focus when it went. */
  hadFocus: RefObject<boolean>;
  onNext: () => void;
}

/** The player of one lecture with everything that follows its playback. One per lecture: use a key. */
export function LectureStage({ page, courseId, lecture, ...props }: LectureStageProps) {
  const { autoPlay, hadFocus, onNext } = props;
  const player = useRef<PlayerHandle>(null);
  const second = useAddressedSecond();
  const [startAt] = useState(() => second ?? resumePoint(page.progress.get(lecture._id)));
  const [resumed, setResumed] = useState(startAt > 0);
  const [ended, setEnded] = useState(false);
  const reports = useWatchReports(courseId, lecture._id, page.enrolled);
  const { next, previous, select } = page;
  const stage = useRef<HTMLDivElement>(null);
  useKeptFocus(stage, player, hadFocus);
  const cancel = useCallback(() => {
    setEnded(false);
    player.current?.focus();
  }, []);

  const startOver = () => {
    player.current?.seek(0);
    setResumed(false);
  };
  return (
    <div className="grid gap-3">
      <div ref={stage} className="relative">
        <LazyLecturePlayer
          ref={player}
          {...reports}
          src={lecture.videoUrl}
          title={lecture.lectureTitle}
          poster={lecture.posterUrl}
          tracks={lecture.captions}
          storyboard={lecture.storyboardUrl}
          startAt={startAt}
          autoPlay={autoPlay}
          onSeek={() => {
            reports.onSeek();
            // Whoever looks for a place stays with this lecture.
            setEnded(false);
          }}
          onEnded={() => {
            reports.onPause();
            setEnded(true);
          }}
          onNext={next ? () => select(next) : undefined}
          onPrevious={previous ? () => select(previous) : undefined}
          overlay={
            ended &&
            next &&
            !next.locked && <UpNext title={next.lectureTitle} onPlay={onNext} onCancel={cancel} />
          }
        />
      </div>
      {resumed && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {lectureCopy.resumedAt(formatClock(startAt))}
          <Button variant="ghost" size="sm" onClick={startOver}>
            <RotateCcw aria-hidden className="size-4" />
            {lectureCopy.startOver}
          </Button>
        </p>
      )}
    </div>
  );
}

import { useCallback, useRef, useState, type RefObject } from 'react';
import { RotateCcw } from 'lucide-react';
import { resumePoint } from '../../../features/learning/resume';
import { UpNext } from '../../../features/learning/up-next';
import { useWatchReports } from '../../../features/learning/use-watch-reports';
import { LazyLecturePlayer } from '../../../features/player/lazy-player';
import type { PlayerHandle } from '../../../features/player/lecture-player';
import { LectureTranscript } from '../../../features/transcript/lecture-transcript';
import { PlayerClock } from '../../../features/transcript/player-clock';
import type { Lecture } from '../../../shared/api/types';
import { lectureCopy } from '../../../shared/copy/learner';
import { formatClock } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { useAddressedSecond } from './use-addressed-second';
import type { LecturePageState } from './use-lecture-page';

interface LectureStageProps {
  page: LecturePageState;
  courseId: string;
  lecture: Lecture & { videoUrl: string };
  autoPlay: boolean;
  player: RefObject<PlayerHandle | null>;
  onGo: (lecture: Lecture, plays: boolean) => void;
  onNote: (() => void) | undefined;
}

/** The player and everything that depends on playback. It stays mounted from one lecture to the next. */
export function LectureStage({ page, courseId, lecture, player, ...props }: LectureStageProps) {
  const { autoPlay, onGo } = props;
  const stage = useRef<HTMLDivElement>(null);
  const second = useAddressedSecond();
  const begin = () => {
    const startAt = second ?? resumePoint(page.progress.get(lecture._id));
    const { _id: id, videoUrl: src } = lecture;
    const clock = new PlayerClock(startAt);
    const resumed = startAt > 0;
    return { id, src, startAt, clock, stoppedAt: NaN, resumed, ended: false, led: false };
  };
  const [sitting, setSitting] = useState(begin);
  if (sitting.id !== lecture._id) setSitting(begin());
  const { src, startAt, clock, stoppedAt, resumed, ended, led } = sitting;
  const now = (change: Partial<typeof sitting>) => setSitting((one) => ({ ...one, ...change }));
  const reports = useWatchReports(courseId, lecture._id, page.enrolled);
  const reached = useRef({ id: '', at: 0 });
  const hasStopped = !Number.isNaN(stoppedAt);
  // The educator has replaced the video and its files are gone: continue in the new one.
  if (hasStopped && sitting.id === lecture._id && src !== lecture.videoUrl)
    now({ src: lecture.videoUrl, startAt: stoppedAt, resumed: false });
  const { next, previous } = page;
  const goOn = useCallback(() => {
    if (next) onGo(next, true);
  }, [onGo, next]);

  const startOver = () => {
    player.current?.seek(0);
    // The button disappears, so the player gets the focus.
    player.current?.focus();
    now({ resumed: false, startAt: 0 });
  };
  return (
    <div className="grid gap-3">
      <div ref={stage} className="relative">
        <LazyLecturePlayer
          ref={player}
          {...reports}
          keysOnPage
          onNote={props.onNote}
          src={src}
          onTime={(at) => {
            reached.current = { id: lecture._id, at };
            clock.tell(at);
            reports.onTime(at);
          }}
          onTrouble={() => {
            const { id, at } = reached.current;
            now({ stoppedAt: id === lecture._id ? at : startAt });
            page.reload();
          }}
          title={lecture.lectureTitle}
          poster={lecture.posterUrl}
          tracks={lecture.captions}
          storyboard={lecture.storyboardUrl}
          startAt={startAt}
          autoPlay={autoPlay || hasStopped}
          onSeek={() => {
            reports.onSeek();
            // A learner who seeks wants to stay with this lecture.
            now({ ended: false });
          }}
          onEnded={() => {
            reports.onPause();
            const led = stage.current?.contains(document.activeElement) ?? false;
            now({ ended: true, led });
          }}
          onNext={next ? (plays) => onGo(next, plays) : undefined}
          onPrevious={previous ? (plays) => onGo(previous, plays) : undefined}
          overlay={
            ended &&
            next && (
              <UpNext
                title={next.lectureTitle}
                takesFocus={led}
                onPlay={goOn}
                onCancel={() => {
                  now({ ended: false });
                  player.current?.focus();
                }}
                onFocusLost={() => player.current?.focus()}
              />
            )
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
      <LectureTranscript
        tracks={lecture.captions}
        clock={clock}
        onSeek={(seconds) => {
          player.current?.seek(seconds);
          clock.tell(seconds);
        }}
      />
    </div>
  );
}

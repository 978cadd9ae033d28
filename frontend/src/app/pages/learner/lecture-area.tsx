import type { ReactNode, RefObject } from 'react';
import { CircleAlert, Clapperboard, LockKeyhole, MonitorPlay } from 'lucide-react';
import { preparationOf } from '../../../features/learning/preparation';
import { resumePoint } from '../../../features/learning/resume';
import type { PlayerHandle } from '../../../features/player/lecture-player';
import type { CourseDetail, Lecture } from '../../../shared/api/types';
import { lectureCopy } from '../../../shared/copy/learner';
import { formatClock } from '../../../shared/lib/dates';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { LectureStage } from './lecture-stage';
import type { LecturePageState } from './use-lecture-page';

interface LectureAreaProps {
  page: LecturePageState;
  course: CourseDetail;
  /** The lecture that starts automatically. */
  follows: string | null;
  player: RefObject<PlayerHandle | null>;
  onGo: (lecture: Lecture, plays: boolean) => void;
  /** Begins a note; absent where none can be written. */
  onNote: (() => void) | undefined;
}

/** The content of the 16:9 area: the player, or the reason why there is none. */
export function LectureArea(props: LectureAreaProps) {
  const { page, course, follows, player, onGo, onNote } = props;
  const { lecture } = page;
  if (!lecture)
    return (
      <Notice icon={<MonitorPlay aria-hidden className="size-12" strokeWidth={1.25} />}>
        {course.lectures.length === 0 ? lectureCopy.none : lectureCopy.select}
      </Notice>
    );
  if (lecture.locked)
    return (
      <Notice icon={<LockKeyhole aria-hidden className="size-10" strokeWidth={1.5} />}>
        {lectureCopy.locked}
        <ButtonLink to={`/viewcourse/${course._id}`} variant="accent">
          {lectureCopy.seeCourse}
        </ButtonLink>
      </Notice>
    );
  if (!lecture.videoUrl) return <Preparation status={lecture.videoStatus} />;
  if (!page.ready) return <Skeleton className="player-place rounded-card" />;
  return (
    <>
      {!page.chosen && <ResumeOffer {...{ page, course, player }} />}
      <LectureStage
        page={page}
        courseId={course._id}
        lecture={{ ...lecture, videoUrl: lecture.videoUrl }}
        autoPlay={lecture._id === follows}
        player={player}
        onGo={onGo}
        onNote={onNote}
      />
    </>
  );
}

function Preparation({ status }: { status: CourseDetail['lectures'][number]['videoStatus'] }) {
  const text = preparationOf(status);
  const Icon = status === 'failed' ? CircleAlert : Clapperboard;
  return (
    <Notice icon={<Icon aria-hidden className="size-12" strokeWidth={1.25} />}>
      <span role="status">{text}</span>
    </Notice>
  );
}

type ResumeOfferProps = Pick<LectureAreaProps, 'page' | 'course' | 'player'>;

function ResumeOffer({ page, course, player }: ResumeOfferProps) {
  const { lastLectureId, lecture, progress, select } = page;
  const last = course.lectures.find(({ _id }) => _id === lastLectureId);
  if (!last || last._id === lecture?._id) return null;
  const known = progress.get(last._id);
  // Nobody left off at what is done.
  if (known?.done) return null;
  const at = resumePoint(known);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-tint px-4 py-3">
      <p>
        {lectureCopy.leftOff(last.lectureTitle)}
        {at > 0 && <span className="text-muted tabular-nums"> · {formatClock(at)}</span>}
      </p>
      <Button
        size="sm"
        onClick={() => {
          // The offer disappears with this, so the player gets the focus.
          player.current?.focus();
          select(last);
        }}
      >
        {lectureCopy.resume}
      </Button>
    </div>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="player-place grid place-content-center justify-items-center gap-4 rounded-card bg-hero p-6 text-center text-lg text-text scheme-dark">
      <span className="text-muted">{icon}</span>
      {children}
    </div>
  );
}

import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { Lecture, LectureStatus } from '../../../shared/api/types';
import { editLectureCopy } from '../../../shared/copy/educator';
import { formatClock } from '../../../shared/lib/dates';
import { ButtonLink } from '../../../shared/ui/button';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Card } from '../../../shared/ui/surface';
import { selectIsUnheard, selectStatus, selectUpload } from '../lectures.selectors';
import { useAnnouncedTenths } from '../../../shared/ui/use-announced-tenths';
import { VideoChip } from '../status/video-chip';
import { isGoingOn, videoStateOf, type VideoState } from '../status/video-state';

const { processing: copy } = editLectureCopy;

interface VideoPanelProps {
  courseId: string;
  lecture: Lecture;
}

/** The state of the lecture's video: queued, being processed, ready, or why it failed. */
export function VideoPanel({ courseId, lecture }: VideoPanelProps) {
  const headingId = useId();
  const newest = useSelector(selectStatus(lecture._id));
  const uploading = useSelector(selectUpload(lecture._id)) !== null;
  const isUnheard = useSelector(selectIsUnheard(lecture._id));
  const state = videoStateOf(lecture, newest);
  const going = isGoingOn(state);
  useAnnouncedTenths(going ? state.percent : null, copy.announce);
  // To choose a file is no advice while one is on its way.
  if (uploading && (state.status === 'none' || state.status === 'failed')) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={headingId} className="text-xl font-semibold">
            {copy.heading}
          </h2>
          <VideoChip lecture={lecture} />
        </div>
        <p role="status" className="text-muted">
          {going && isUnheard ? copy.unheard : textOf(state, newest, lecture)}
        </p>
        {state.status === 'failed' && <Failure reason={state.failureReason} />}
        {going && newest && state.status !== 'uploaded' && <Renditions status={newest} />}
        {lecture.videoUrl && (
          <p className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
            <span className="tabular-nums">
              {lecture.durationSeconds !== null &&
                copy.duration(formatClock(lecture.durationSeconds))}
            </span>
            <ButtonLink
              to={`/viewlecture/${courseId}?lecture=${lecture._id}`}
              variant="secondary"
              size="sm"
            >
              {copy.watch}
            </ButtonLink>
          </p>
        )}
      </Card>
    </section>
  );
}

function textOf(state: VideoState, newest: LectureStatus | null, { videoUrl }: Lecture): string {
  switch (state.status) {
    case 'none':
      return copy.none;
    case 'uploaded':
      return copy.queued(newest?.queuePlace ?? 0);
    case 'processing':
      return newest?.isPlayable ? copy.growing : copy.running;
    case 'ready':
      return isGoingOn(state) ? copy.improving : copy.ready;
    case 'failed':
      return videoUrl ? copy.replacementFailed : copy.failed;
  }
}

function Failure({ reason }: { reason: string | null }) {
  return (
    <div className="grid gap-1 rounded-control bg-danger-tint p-4 text-danger">
      {reason && <p className="font-semibold">{reason}</p>}
      <p className="text-sm">{copy.failedNext}</p>
    </div>
  );
}

function Renditions({ status: { percent, renditions } }: { status: LectureStatus }) {
  return (
    <div className="grid gap-3">
      <ProgressBar label={copy.all} value={percent} />
      {renditions.length > 1 && (
        <div className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
          {renditions.map(({ height, percent: done }) => (
            <ProgressBar key={height} label={copy.rung(height)} value={done} />
          ))}
        </div>
      )}
    </div>
  );
}

import { Injectable } from '@nestjs/common';
import { type CaptionTrack, CaptionsView } from './captions-view.js';
import { type HandoutView, HandoutsView } from '../handouts/handouts-view.js';
import { CoursesView, type LectureView } from '../courses/courses-view.js';
import { type PlayableVideo, VideosView, type VideoStatusView } from '../videos/videos-view.js';

/** The statuses that clients see: probing counts as processing. */
export type LectureVideoStatus = 'none' | 'uploaded' | 'processing' | 'ready' | 'failed';

export interface LectureDetail extends LectureView {
  /** Whether the viewer may not watch it. */
  readonly isLocked: boolean;
  /** What the viewer can play now: an older video while a newer one is being processed. */
  readonly video: PlayableVideo | null;
  /** Languages with captions; empty while locked. */
  readonly captions: readonly CaptionTrack[];
  /** By name; empty while locked. */
  readonly handouts: readonly HandoutView[];
  /** Also while locked, for those who think about enrolling. */
  readonly handoutCount: number;
  readonly durationSeconds: number | null;
  readonly videoStatus: LectureVideoStatus;
  /** For the course's educator only. */
  readonly failureReason: string | null;
}

export interface LectureViewer {
  readonly isOwner: boolean;
  readonly isEnrolled: boolean;
}

/** Whether the viewer of a course they may see has to enroll before they get this lecture's video and files. */
export const isLockedFor = (
  { isOwner, isEnrolled }: LectureViewer,
  { isPreviewFree }: Pick<LectureView, 'isPreviewFree'>,
): boolean => !isOwner && !isEnrolled && !isPreviewFree;

/** The lectures of one course with the videos that the viewer may see. */
@Injectable()
export class LectureDetails {
  constructor(
    private readonly view: CoursesView,
    private readonly videos: VideosView,
    private readonly captions: CaptionsView,
    private readonly handouts: HandoutsView,
  ) {}

  async ofCourse(courseId: string, viewer: LectureViewer): Promise<LectureDetail[]> {
    const lectures = (await this.view.lecturesOf([courseId])).get(courseId) ?? [];
    const ids = lectures.map(({ id }) => id);
    const [playable, statuses, captions, handouts] = await Promise.all([
      this.videos.playableOf(ids),
      this.videos.statusOf(ids),
      this.captions.tracksOf(ids),
      this.handouts.ofLectures(ids),
    ]);
    return lectures.map((lecture) => {
      const isLocked = isLockedFor(viewer, lecture);
      const video = playable.get(lecture.id) ?? null;
      const status = statuses.get(lecture.id) ?? null;
      const offered = handouts.get(lecture.id) ?? [];
      return {
        ...lecture,
        isLocked,
        video: isLocked ? null : video,
        captions: isLocked ? [] : (captions.get(lecture.id) ?? []),
        handouts: isLocked ? [] : offered,
        handoutCount: offered.length,
        durationSeconds: video?.durationSeconds ?? null,
        videoStatus: statusForClients(status),
        failureReason: viewer.isOwner && status ? status.reason : null,
      };
    });
  }
}

export function statusForClients(status: VideoStatusView | null): LectureVideoStatus {
  if (!status) return 'none';
  return status.status === 'probing' ? 'processing' : status.status;
}

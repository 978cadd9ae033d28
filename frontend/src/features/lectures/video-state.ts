import type { Lecture, LectureStatus } from '../../shared/api/types';

type VideoStatus = Lecture['videoStatus'];

export interface VideoState {
  status: VideoStatus;
  /** Of all renditions together; null when it was not asked for. */
  percent: number | null;
  failureReason: string | null;
}

/** What is known of a video: the newest status, else what the lecture said when it was read. */
export function videoStateOf(lecture: Lecture, newest: LectureStatus | null): VideoState {
  return {
    status: newest?.videoStatus ?? lecture.videoStatus,
    percent: newest?.percent ?? null,
    failureReason: newest?.failureReason ?? lecture.failureReason,
  };
}

/** Whether something is still going on; a ready video may be getting more renditions. */
export function isGoingOn({ status, percent }: VideoState): boolean {
  if (status === 'uploaded' || status === 'processing') return true;
  return status === 'ready' && percent !== null && percent < 100;
}

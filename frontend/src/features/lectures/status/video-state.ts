import type { Lecture, LectureStatus } from '../../../shared/api/types';

type VideoStatus = Lecture['videoStatus'];

export interface VideoState {
  status: VideoStatus;
  /** Over all renditions; null if unknown. */
  percent: number | null;
  failureReason: string | null;
}

/** The newest status, or else the one loaded with the lecture. */
export function videoStateOf(lecture: Lecture, newest: LectureStatus | null): VideoState {
  return {
    status: newest?.videoStatus ?? lecture.videoStatus,
    percent: newest?.percent ?? null,
    failureReason: newest?.failureReason ?? lecture.failureReason,
  };
}

/** Whether processing continues; a ready video may still get more renditions. */
export function isGoingOn({ status, percent }: VideoState): boolean {
  if (status === 'uploaded' || status === 'processing') return true;
  return status === 'ready' && percent !== null && percent < 100;
}

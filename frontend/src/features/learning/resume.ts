import type { LectureProgress } from '../../shared/api/types';

/** Closer to the start or end than this, a lecture starts at its beginning. */
const EDGE_SECONDS = 5;

/** Where to resume a lecture, in seconds; 0 for its beginning. */
export function resumePoint(progress: LectureProgress | undefined): number {
  if (!progress) return 0;
  const { positionSeconds, durationSeconds } = progress;
  const nearEnd = durationSeconds !== null && positionSeconds > durationSeconds - EDGE_SECONDS;
  return positionSeconds < EDGE_SECONDS || nearEnd ? 0 : positionSeconds;
}

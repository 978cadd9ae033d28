import type { LectureProgress } from '../../shared/api/types';

/** Nearer to the start or the end than this, a lecture begins at its beginning. */
const EDGE_SECONDS = 5;

/** Where to go on with a lecture, in seconds; 0 when it should begin at its beginning. */
export function resumePoint(progress: LectureProgress | undefined): number {
  if (!progress) return 0;
  const { positionSeconds, durationSeconds } = progress;
  const nearEnd = durationSeconds !== null && positionSeconds > durationSeconds - EDGE_SECONDS;
  return positionSeconds < EDGE_SECONDS || nearEnd ? 0 : positionSeconds;
}

import type { LectureProgress, WatchMessage } from '../../shared/api/types';
import { gapsOf } from './progress/gaps';

type Intervals = NonNullable<WatchMessage['intervals']>;

/**
 * The part of a message that the server did not credit: it limits by elapsed time what several devices, or one that was
 * offline for long, can claim at once. Sent again later, it is credited as time passes.
 */
export function uncredited(
  { intervals = [] }: WatchMessage,
  lectures: readonly LectureProgress[],
): Intervals {
  const known = new Map(lectures.map((lecture) => [lecture.lectureId, lecture]));
  return intervals.flatMap(({ lectureId, from, to }) => {
    const lecture = known.get(lectureId);
    if (!lecture) return [];
    const end = Math.min(to, lecture.durationSeconds ?? to);
    const missing = gapsOf(lecture.watched, end);
    return missing
      .map((gap) => ({ lectureId, from: Math.max(from, gap.from), to: Math.min(end, gap.to) }))
      .filter((part) => part.to - part.from >= 1);
  });
}

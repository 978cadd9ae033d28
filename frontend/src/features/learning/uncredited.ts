import type { LectureProgress, WatchMessage } from '../../shared/api/types';
import { gapsOf } from './progress/gaps';

type Intervals = NonNullable<WatchMessage['intervals']>;

/**
 * What of a message the server has not credited: it bounds by the clock what several devices, or one that was long
 * offline, can claim at once. Sent again later it counts, up to its share of the time that went by.
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

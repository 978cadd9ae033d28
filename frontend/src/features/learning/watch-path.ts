import type { CourseInProgress } from '../../shared/api/types';

/** Where a course goes on: the next lecture at its second, or the course when nothing is left. */
export function watchPath({ courseId, next, state }: CourseInProgress): string {
  if (!next || state === 'not_started') return `/viewlecture/${courseId}`;
  const query = new URLSearchParams({ lecture: next.lectureId });
  const seconds = Math.floor(next.positionSeconds);
  if (seconds > 0) query.set('t', String(seconds));
  return `/viewlecture/${courseId}?${query}`;
}

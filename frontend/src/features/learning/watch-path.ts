import type { CourseInProgress } from '../../shared/api/types';

/** Where a course goes on: the next lecture, whose page knows the second, or the course when nothing is left. */
export function watchPath({ courseId, next, state }: CourseInProgress): string {
  if (!next || state === 'not_started') return `/viewlecture/${courseId}`;
  return lecturePath(courseId, next.lectureId, null);
}

/** A lecture from that second on; null leaves it to the page where to begin. */
export function lecturePath(courseId: string, lectureId: string, seconds: number | null): string {
  const query = new URLSearchParams({ lecture: lectureId });
  if (seconds !== null) query.set('t', String(Math.floor(seconds)));
  return `/viewlecture/${courseId}?${query}`;
}

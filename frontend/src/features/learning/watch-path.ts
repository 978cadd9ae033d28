import type { CourseInProgress } from '../../shared/api/types';

/** Where to continue a course: the next lecture, whose page knows the second, or the course when nothing is left. */
export function watchPath({ courseId, next, state }: CourseInProgress): string {
  if (!next || state === 'not_started') return `/viewlecture/${courseId}`;
  return lecturePath(courseId, next.lectureId, null);
}

/** A lecture from the given second on; with null, its page decides. */
export function lecturePath(courseId: string, lectureId: string, seconds: number | null): string {
  const query = new URLSearchParams({ lecture: lectureId });
  if (seconds !== null) query.set('t', String(Math.floor(seconds)));
  return `/viewlecture/${courseId}?${query}`;
}

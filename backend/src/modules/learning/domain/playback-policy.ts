import { Forbidden, NotFound } from '../../../platform/domain/domain-error.js';

/** The educator of a course and its visibility. */
export interface CoursePlace {
  readonly creatorId: string;
  readonly courseStatus: 'draft' | 'published' | 'retired';
}

/** What the right to watch a video depends on. */
export interface WatchedPlace extends CoursePlace {
  readonly isPreviewFree: boolean;
}

/**
 * Enrolled learners keep their course whatever happens to it; its educator may watch it until it is retired; anyone who
 * may see the course may watch a free preview.
 * @throws NotFound when the caller must not know of the course, Forbidden when they see it but have not bought it
 */
export function assertMayWatch(place: WatchedPlace, userId: string, isEnrolled: boolean): void {
  if (isEnrolled) return;
  assertMayKnow(place, userId);
  if (place.creatorId !== userId && !place.isPreviewFree) throw new Forbidden();
}

/** Asserts that a user who is not enrolled may know of the course. @throws NotFound */
export function assertMayKnow({ creatorId, courseStatus }: CoursePlace, userId: string): void {
  const isHidden = courseStatus === 'draft' && creatorId !== userId;
  if (isHidden || courseStatus === 'retired') throw new NotFound();
}

import { Forbidden, NotFound } from '../../../platform/domain/domain-error.js';

/** Whose course it is and whether it is on show. */
export interface CoursePlace {
  readonly creatorId: string;
  readonly courseStatus: 'draft' | 'published' | 'retired';
}

/** Where a video stands, as far as the right to watch it depends on it. */
export interface WatchedPlace extends CoursePlace {
  readonly isPreviewFree: boolean;
}

/**
 * Learners who enrolled keep their course whatever becomes of it; its educator has it until it is retired;
 * a free preview is for everyone who may see the course.
 * @throws NotFound when the caller must not know of the course, Forbidden when it is on show but not bought
 */
export function assertMayWatch(place: WatchedPlace, userId: string, isEnrolled: boolean): void {
  if (isEnrolled) return;
  assertMayKnow(place, userId);
  if (place.creatorId !== userId && !place.isPreviewFree) throw new Forbidden();
}

/** Whether someone who did not enroll may know that there is such a course. @throws NotFound */
export function assertMayKnow({ creatorId, courseStatus }: CoursePlace, userId: string): void {
  const isHidden = courseStatus === 'draft' && creatorId !== userId;
  if (isHidden || courseStatus === 'retired') throw new NotFound();
}

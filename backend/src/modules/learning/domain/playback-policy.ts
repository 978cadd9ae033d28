import { Forbidden, NotFound } from '../../../platform/domain/domain-error.js';

/** Where a video stands, as far as the right to watch it depends on it. */
export interface WatchedPlace {
  readonly creatorId: string;
  readonly courseStatus: 'draft' | 'published' | 'retired';
  readonly isPreviewFree: boolean;
}

/**
 * Learners who enrolled keep their course whatever becomes of it; its educator has it until it is retired;
 * a free preview is for everyone who may see the course.
 * @throws NotFound when the caller must not know of the course, Forbidden when it is on show but not bought
 */
export function assertMayWatch(place: WatchedPlace, userId: string, isEnrolled: boolean): void {
  if (isEnrolled) return;
  if (place.courseStatus === 'retired') throw new NotFound();
  if (place.creatorId === userId) return;
  if (place.courseStatus === 'draft') throw new NotFound();
  if (!place.isPreviewFree) throw new Forbidden();
}

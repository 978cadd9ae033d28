import { Forbidden, NotFound } from '../../../platform/domain/domain-error.js';

/** What of a course decides who may change it. */
export interface CourseStanding {
  readonly creatorId: string;
  readonly isPublished: boolean;
  readonly isRetired: boolean;
}

/**
 * Only its educator changes a course, and nobody a retired one.
 * @throws NotFound when the caller must not know of it, Forbidden when it is on show
 */
export function assertEditable(course: CourseStanding, userId: string): void {
  if (userId === course.creatorId && !course.isRetired) return;
  throw course.isPublished ? new Forbidden() : new NotFound();
}

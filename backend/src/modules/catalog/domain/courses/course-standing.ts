import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';

/** The facts about a course that decide who may change it. */
export interface CourseStanding {
  readonly creatorId: string;
  readonly isPublished: boolean;
  readonly isRetired: boolean;
}

/**
 * Only its educator may change a course, and nobody may change a retired one.
 * @throws NotFound when the caller must not know of it, Forbidden when it is public
 */
export function assertEditable(course: CourseStanding, userId: string): void {
  if (userId === course.creatorId && !course.isRetired) return;
  throw course.isPublished ? new Forbidden() : new NotFound();
}

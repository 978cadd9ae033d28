import type { CourseOutline } from '../../domain/course-outline.js';
import type { CoursePlace } from '../../domain/playback-policy.js';

/** A course's outline with its id and visibility. */
export interface OutlineOfCourse extends CourseOutline, CoursePlace {
  readonly courseId: string;
}

/** Course outlines for watch messages, which arrive every ten seconds: may be half a minute old. */
export abstract class CourseOutlines {
  /** The outline of the course that the lecture belongs to, or null. */
  abstract withLecture(lectureId: string): Promise<OutlineOfCourse | null>;

  /** The current outline, or null when the course is deleted. */
  abstract latestOf(courseId: string): Promise<OutlineOfCourse | null>;
}

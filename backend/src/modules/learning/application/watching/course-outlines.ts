import type { CourseOutline } from '../../domain/course-outline.js';
import type { CoursePlace } from '../../domain/playback-policy.js';

/** A course's outline and which course it is. */
export interface OutlineOfCourse extends CourseOutline, CoursePlace {
  readonly courseId: string;
}

/** What courses consist of, for messages that come every ten seconds: may be half a minute old. */
export abstract class CourseOutlines {
  /** The outline of the course that the lecture stands in, or null. */
  abstract withLecture(lectureId: string): Promise<OutlineOfCourse | null>;

  /** The outline as it is at this moment, or null when the course is gone. */
  abstract latestOf(courseId: string): Promise<OutlineOfCourse | null>;
}

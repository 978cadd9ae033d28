import type { CourseOutline } from '../domain/course-outline.js';

/** A course's outline and which course it is. */
export interface OutlineOfCourse extends CourseOutline {
  readonly courseId: string;
}

/** What courses consist of, for messages that come every ten seconds: may be half a minute old. */
export abstract class CourseOutlines {
  /** The outline of the course that the lecture stands in, or null. */
  abstract withLecture(lectureId: string): Promise<OutlineOfCourse | null>;
}

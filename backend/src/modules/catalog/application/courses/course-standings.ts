import type { CourseStanding } from '../../domain/courses/course-standing.js';

/** Reads without locks who may change a course. */
export abstract class CourseStandings {
  /** Null when there is no such course. */
  abstract ofCourse(courseId: string): Promise<CourseStanding | null>;

  /** The standing of the lecture's course; null when there is no such lecture. */
  abstract ofLecture(lectureId: string): Promise<CourseStanding | null>;
}

import type { CourseStanding } from '../../domain/course-standing.js';

/** Who may change a course, read at a glance: nobody waits for it, and it waits for nobody. */
export abstract class CourseStandings {
  /** Null when there is no such course. */
  abstract ofCourse(courseId: string): Promise<CourseStanding | null>;

  /** Of the lecture's course; null when there is no such lecture. */
  abstract ofLecture(lectureId: string): Promise<CourseStanding | null>;
}

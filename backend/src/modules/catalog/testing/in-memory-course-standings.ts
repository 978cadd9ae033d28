import { CourseStandings } from '../application/courses/course-standings.js';
import type { CourseStanding } from '../domain/courses/course-standing.js';
import type { InMemoryCourses } from './in-memory-courses.js';
import type { InMemoryLectures } from './in-memory-lectures.js';

/** Reads from the in-memory repositories. */
export class InMemoryCourseStandings extends CourseStandings {
  constructor(
    private readonly courses: InMemoryCourses,
    private readonly lectures: InMemoryLectures,
  ) {
    super();
  }

  ofCourse(courseId: string): Promise<CourseStanding | null> {
    return this.courses.lock(courseId);
  }

  async ofLecture(lectureId: string): Promise<CourseStanding | null> {
    const courseId = await this.lectures.courseIdOf(lectureId);
    return courseId === null ? null : this.ofCourse(courseId);
  }
}

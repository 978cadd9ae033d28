import type { Course } from './course.js';

/** The repository of courses. */
export abstract class Courses {
  /** The course with its row locked until the transaction ends, or null. */
  abstract lock(id: string): Promise<Course | null>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(course: Course): Promise<void>;

  /** Deletes the course with its lectures and saves the facts it recorded. */
  abstract remove(course: Course): Promise<void>;
}

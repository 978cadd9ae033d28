import type { Course } from './course.js';

/** The stored courses. */
export abstract class Courses {
  /** The course, or null when there is none; nobody else can change it until the unit of work ends. */
  abstract lock(id: string): Promise<Course | null>;

  /** Writes state and recorded facts together. */
  abstract save(course: Course): Promise<void>;

  /** Deletes the course and its lectures; facts it recorded are kept. */
  abstract remove(course: Course): Promise<void>;
}

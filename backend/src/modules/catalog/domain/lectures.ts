import type { Lecture } from './lecture.js';

/** The stored lectures. */
export abstract class Lectures {
  /** The lecture, or null when there is none. */
  abstract find(id: string): Promise<Lecture | null>;

  /** All lectures of the course, in the educator's order. */
  abstract ofCourse(courseId: string): Promise<Lecture[]>;

  /** Writes state and recorded facts together. */
  abstract save(...lectures: Lecture[]): Promise<void>;

  /** Deletes the lecture; facts it recorded are kept. */
  abstract remove(lecture: Lecture): Promise<void>;
}

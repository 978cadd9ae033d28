import type { Lecture } from './lecture.js';

/** The stored lectures. */
export abstract class Lectures {
  /** The course a lecture belongs to, or null when there is no such lecture. */
  abstract courseIdOf(lectureId: string): Promise<string | null>;

  /** The lecture, or null when there is none. */
  abstract find(id: string): Promise<Lecture | null>;

  /** All lectures of the course, in the educator's order. */
  abstract ofCourse(courseId: string): Promise<Lecture[]>;

  /** Writes state and recorded facts together. */
  abstract save(...lectures: Lecture[]): Promise<void>;

  /** Deletes the lecture; facts it recorded are kept. */
  abstract remove(lecture: Lecture): Promise<void>;
}

import type { Lecture } from './lecture.js';

/** The repository of lectures. */
export abstract class Lectures {
  /** The course a lecture belongs to, or null when there is no such lecture. */
  abstract courseIdOf(lectureId: string): Promise<string | null>;

  /** The lecture, or null when there is none. */
  abstract find(id: string): Promise<Lecture | null>;

  /** All lectures of the course, in the educator's order. */
  abstract ofCourse(courseId: string): Promise<Lecture[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(...lectures: Lecture[]): Promise<void>;

  /** Deletes the lecture and saves the facts it recorded. */
  abstract remove(lecture: Lecture): Promise<void>;
}

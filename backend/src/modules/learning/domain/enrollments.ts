import type { Enrollment } from './enrollment.js';

/** The stored enrollments, at most one for a learner and a course. */
export abstract class Enrollments {
  /**
   * Stores a first enrollment with its facts; false, with nothing stored, when the learner has or had one in the course,
   * be it one that somebody else is just storing.
   */
  abstract add(enrollment: Enrollment): Promise<boolean>;

  /** The enrollment, active or not, locked until the transaction ends; null when there is none. */
  abstract lock(learnerId: string, courseId: string): Promise<Enrollment | null>;

  /** Writes state and recorded facts together. */
  abstract save(enrollment: Enrollment): Promise<void>;
}

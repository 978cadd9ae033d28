import type { Enrollment } from './enrollment.js';

/** The repository of enrollments, at most one per learner and course. */
export abstract class Enrollments {
  /**
   * Stores a first enrollment with its facts; returns false and stores nothing when one exists, active or not, even if
   * another transaction is just storing it.
   */
  abstract add(enrollment: Enrollment): Promise<boolean>;

  /** The enrollment, active or not, with its row locked until the transaction ends; null when there is none. */
  abstract lock(learnerId: string, courseId: string): Promise<Enrollment | null>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(enrollment: Enrollment): Promise<void>;
}

import type { Enrollment } from './enrollment.js';

/** The stored enrollments, at most one for a learner and a course. */
export abstract class Enrollments {
  /**
   * Keeps everyone else from enrolling this learner in this course until the transaction ends,
   * so that what `find` says stays true while there is no enrollment yet.
   */
  abstract reserve(learnerId: string, courseId: string): Promise<void>;

  /** The enrollment, active or not, locked until the transaction ends; null when there is none. */
  abstract find(learnerId: string, courseId: string): Promise<Enrollment | null>;

  /** Writes state and recorded facts together. */
  abstract save(enrollment: Enrollment): Promise<void>;
}

import type { EnrollmentSummary } from '../../contract.js';

/** The read model of enrollments. */
export abstract class EnrollmentsView {
  /** Those of the courses that the learner has access to. */
  abstract activeAmong(
    learnerId: string,
    courseIds: readonly string[],
  ): Promise<ReadonlySet<string>>;

  /** The learner's active enrollments, newest first. */
  abstract activeOf(learnerId: string): Promise<readonly EnrollmentSummary[]>;

  /** Ids of the newest active enrollments, at most `perCourse` of each course, by course id. */
  abstract newestIdsIn(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

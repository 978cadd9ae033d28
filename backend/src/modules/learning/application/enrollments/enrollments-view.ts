import type { EnrollmentSummary } from '../../contract.js';

/** Reads of enrollments, without the domain. */
export abstract class EnrollmentsView {
  /** Which of the courses the learner has access to. */
  abstract activeAmong(
    learnerId: string,
    courseIds: readonly string[],
  ): Promise<ReadonlySet<string>>;

  /** Those that give access, newest first. */
  abstract activeOf(learnerId: string): Promise<readonly EnrollmentSummary[]>;

  /** Ids of those that give access, newest first, at most `perCourse` of each course, by course id. */
  abstract newestIdsIn(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

import type { Grant } from './domain/grant.js';

export * from './domain/facts.js';

export type { Grant };

export interface EnrollmentSummary {
  readonly courseId: string;
  readonly enrolledAt: Date;
}

/** The API of learning for other modules. */
export abstract class LearningApi {
  /**
   * Enrolls the learner, or does nothing if they are enrolled already; a refunded enrollment becomes active again.
   * Joins the caller's transaction. Returns whether anything changed.
   * @throws NotFound for a deleted course, before anything is written
   */
  abstract enroll(learnerId: string, courseId: string, grant: Grant): Promise<boolean>;
  /** Ends access after a refund and keeps the progress; joins the caller's transaction. */
  abstract endEnrollment(learnerId: string, courseId: string): Promise<void>;
  /**
   * The share of the course's playing time that the learner has watched, 0 to 1; lectures marked as done count in full.
   * 0 without access.
   */
  abstract watchedShareOf(learnerId: string, courseId: string): Promise<number>;
  abstract isEnrolled(learnerId: string, courseId: string): Promise<boolean>;
  /** Those of the courses that the learner is enrolled in. */
  abstract enrolledAmong(
    learnerId: string,
    courseIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Active enrollments, newest first. */
  abstract enrollmentsOf(learnerId: string): Promise<readonly EnrollmentSummary[]>;
  /**
   * Ids of the newest active enrollments of each course, at most `perCourse` each, by course id; they reveal nothing
   * about the learners.
   */
  abstract newestEnrollmentIds(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** What learning holds about a person, for the data export they may ask for. */
export abstract class LearningRecords {
  /** Lists of plain records by kind: enrollments, progress, goal, certificates and notes. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}

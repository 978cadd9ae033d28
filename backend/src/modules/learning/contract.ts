import type { Grant } from './domain/grant.js';

export * from './domain/facts.js';

export type { Grant };

export interface EnrollmentSummary {
  readonly courseId: string;
  readonly enrolledAt: Date;
}

/** What other modules may ask learning. */
export abstract class LearningApi {
  /**
   * Enrolls the learner, or does nothing when already enrolled; a refunded enrollment becomes active again.
   * Joins the caller's transaction. Returns whether anything changed.
   * @throws NotFound for a course that is gone, before anything is written
   */
  abstract enroll(learnerId: string, courseId: string, grant: Grant): Promise<boolean>;
  /** Ends access after a refund, keeping progress; joins the caller's transaction. */
  abstract endEnrollment(learnerId: string, courseId: string): Promise<void>;
  /** How much of the course's playing time the learner has watched, 0 to 1; what is marked as done counts whole. 0 without access. */
  abstract watchedShareOf(learnerId: string, courseId: string): Promise<number>;
  abstract isEnrolled(learnerId: string, courseId: string): Promise<boolean>;
  /** Which of the courses the learner is enrolled in. */
  abstract enrolledAmong(
    learnerId: string,
    courseIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Active enrollments, newest first. */
  abstract enrollmentsOf(learnerId: string): Promise<readonly EnrollmentSummary[]>;
  /**
   * Ids of the newest active enrollments of each course, at most `perCourse` each, by course id;
   * they tell nothing about the learners.
   */
  abstract newestEnrollmentIds(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** For the file a person may ask for: what learning holds about them. */
export abstract class LearningRecords {
  /** Lists of plain records, by what they are: enrollments, progress, goal and certificates. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}

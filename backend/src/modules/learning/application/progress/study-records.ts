import type { EnrollmentStatus } from '../../domain/enrollment.js';
import type { ProgressRecord } from '../../domain/course-progress.js';

/** A learner's stored progress in one course. */
export interface StudyRecord {
  readonly courseId: string;
  readonly status: EnrollmentStatus;
  readonly enrolledAt: Date;
  readonly progress: ProgressRecord;
  /** The valid certificate for this course, if any. */
  readonly certificate: HeldCertificate | null;
  /** Staff withdrew the certificate for good: no other will be issued. */
  readonly isCertificateWithdrawn: boolean;
}

export interface HeldCertificate {
  readonly number: string;
  readonly issuedAt: Date;
}

export interface UnfinishedRecord {
  readonly learnerId: string;
  readonly enrolledAt: Date;
  readonly progress: ProgressRecord;
}

/** The cursor at the end of a page. */
export type UnfinishedMark = Pick<UnfinishedRecord, 'enrolledAt' | 'learnerId'>;

/** The read model of learners' progress. */
export abstract class StudyRecords {
  /** All courses of the learner, refunded ones included, newest enrollment first. */
  abstract of(learnerId: string): Promise<readonly StudyRecord[]>;

  /** The learner's record in one course they have access to, or null. */
  abstract active(learnerId: string, courseId: string): Promise<StudyRecord | null>;

  /** Learners who have access to the course and have started but not completed it, earliest enrollment first. */
  abstract unfinishedIn(
    courseId: string,
    after: UnfinishedMark | null,
    limit: number,
  ): Promise<readonly UnfinishedRecord[]>;

  /** Minutes a week, or null without a goal. */
  abstract weeklyGoalOf(learnerId: string): Promise<number | null>;
}

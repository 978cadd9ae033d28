import type { EnrollmentStatus } from '../../domain/enrollment.js';
import type { ProgressRecord } from '../../domain/course-progress.js';

/** One course of a learner, as it is kept. */
export interface StudyRecord {
  readonly courseId: string;
  readonly status: EnrollmentStatus;
  readonly enrolledAt: Date;
  readonly progress: ProgressRecord;
  /** The valid one for this course. */
  readonly certificate: HeldCertificate | null;
  /** Taken back by staff, for good: there will be no other. */
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

/** Where a page of them ended. */
export type UnfinishedMark = Pick<UnfinishedRecord, 'enrolledAt' | 'learnerId'>;

/** Reads of what learners did, without the aggregate. */
export abstract class StudyRecords {
  /** All courses of the learner, refunded ones included, newest enrollment first. */
  abstract of(learnerId: string): Promise<readonly StudyRecord[]>;

  /** The learner's record in one course they have access to, or null. */
  abstract active(learnerId: string, courseId: string): Promise<StudyRecord | null>;

  /** Learners who have access to the course, began it and did not complete it; who enrolled first comes first. */
  abstract unfinishedIn(
    courseId: string,
    after: UnfinishedMark | null,
    limit: number,
  ): Promise<readonly UnfinishedRecord[]>;

  /** Minutes a week, or null without a goal. */
  abstract weeklyGoalOf(learnerId: string): Promise<number | null>;
}

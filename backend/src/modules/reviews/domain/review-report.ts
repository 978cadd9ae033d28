import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { OwnReviewReport } from './errors.js';

export const REPORT_GROUNDS = ['spam', 'abusive', 'off_topic', 'personal_data', 'other'] as const;
export type ReportGround = (typeof REPORT_GROUNDS)[number];

export const MAX_NOTE = 500;

interface Complaint {
  readonly authorId: string;
  /** Whether the educator has replied to the review. */
  readonly isAnswered: boolean;
  readonly reporterId: string;
}

interface NewReport extends Complaint {
  readonly reviewId: string;
  readonly ground: ReportGround;
  readonly note: string;
  readonly at: Date;
}

/** Somebody finds that a review, or the reply to it, should not be there; one for a person and a review. */
export class ReviewReport {
  private constructor(
    readonly reviewId: string,
    readonly reporterId: string,
    readonly ground: ReportGround,
    readonly note: string,
    readonly reportedAt: Date,
  ) {}

  /** @throws OwnReviewReport, InvalidInput */
  static of(report: NewReport): ReviewReport {
    const { reviewId, reporterId, ground, note, at } = report;
    ReviewReport.assertOpenTo(report);
    if ([...note].length > MAX_NOTE)
      throw InvalidInput.field('note', `Note must have at most ${MAX_NOTE} characters.`);
    return new ReviewReport(reviewId, reporterId, ground, note, at);
  }

  /** What its author can have against it is the reply, which others wrote. @throws OwnReviewReport */
  static assertOpenTo({ authorId, isAnswered, reporterId }: Complaint): void {
    if (authorId === reporterId && !isAnswered) throw new OwnReviewReport();
  }
}

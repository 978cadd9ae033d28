import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { OwnReviewReport } from './errors.js';

export const REPORT_GROUNDS = ['spam', 'abusive', 'off_topic', 'personal_data', 'other'] as const;
export type ReportGround = (typeof REPORT_GROUNDS)[number];

export const MAX_NOTE = 500;

interface Complaint {
  readonly authorId: string;
  /** Whether the educator has replied to the review. */
  readonly hasReply: boolean;
  readonly reporterId: string;
}

interface NewReport extends Complaint {
  readonly reviewId: string;
  readonly ground: ReportGround;
  readonly note: string;
  readonly at: Date;
}

/** A person's complaint about a review or the reply to it; one per person and review. */
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

  /** The review's author may only report it if there is a reply, which somebody else wrote. @throws OwnReviewReport */
  static assertOpenTo({ authorId, hasReply, reporterId }: Complaint): void {
    if (authorId === reporterId && !hasReply) throw new OwnReviewReport();
  }
}

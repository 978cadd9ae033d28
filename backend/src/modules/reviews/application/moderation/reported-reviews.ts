import type { ReportGround } from '../../domain/review-report.js';
import type { ReviewRecord } from '../reviews/reviews-view.js';

/** A review with the open reports about it. */
export interface ReportedReview extends ReviewRecord {
  readonly reports: number;
  readonly grounds: readonly ReportGround[];
  /** What people wrote, newest first, at most 20. */
  readonly notes: readonly string[];
  readonly firstReportedAt: Date;
}

export interface ModeratedReview extends ReviewRecord {
  /** Null while it can be seen. */
  readonly hiddenAt: Date | null;
}

/** What ops staff have to decide over. */
export abstract class ReportedReviews {
  /** Reviews with open reports, those with most of them first. */
  abstract open(limit: number): Promise<readonly ReportedReview[]>;
  /** The review, hidden or not, reported or not. */
  abstract one(reviewId: string): Promise<ModeratedReview | null>;
}

import type { ReportGround } from '../../domain/review-report.js';
import type { ReviewRecord } from '../reviews/reviews-view.js';

/** A review with open reports. */
export interface ReportedReview extends ReviewRecord {
  readonly reports: number;
  readonly grounds: readonly ReportGround[];
  /** The reporters' notes, newest first, at most 20. */
  readonly notes: readonly string[];
  readonly firstReportedAt: Date;
}

export interface ModeratedReview extends ReviewRecord {
  /** Null while it is visible. */
  readonly hiddenAt: Date | null;
}

/** The reviews that ops staff have to decide on. */
export abstract class ReportedReviews {
  /** Reviews with open reports, most reported first. */
  abstract open(limit: number): Promise<readonly ReportedReview[]>;
  /** The review, hidden or not, reported or not. */
  abstract one(reviewId: string): Promise<ModeratedReview | null>;
}

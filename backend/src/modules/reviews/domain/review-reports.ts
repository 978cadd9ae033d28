import type { ReviewReport } from './review-report.js';

/** The repository of reports, one per person and review. */
export abstract class ReviewReports {
  /** Replaces an earlier report of the same person about the same review. */
  abstract save(report: ReviewReport): Promise<void>;

  /** Closes the open reports, because ops staff have decided. @returns how many were open */
  abstract settle(reviewId: string, at: Date): Promise<number>;

  /** Removes the reporter and their note, and keeps the report and its ground: ops still have to decide on it. */
  abstract forget(reporterId: string): Promise<void>;
}

import type { ReviewReport } from './review-report.js';

/** The stored reports, one for a person and a review. */
export abstract class ReviewReports {
  /** Replaces what the same person reported of the same review. */
  abstract save(report: ReviewReport): Promise<void>;

  /** Ops staff have decided: what was reported so far is done with. @returns how many were open */
  abstract settle(reviewId: string, at: Date): Promise<number>;

  /** Takes away who reported and what they wrote, and leaves that and why somebody did: ops still have to decide. */
  abstract forget(reporterId: string): Promise<void>;
}

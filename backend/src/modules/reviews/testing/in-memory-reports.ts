import type { ReviewReport } from '../domain/review-report.js';
import { ReviewReports } from '../domain/review-reports.js';

export class InMemoryReports extends ReviewReports {
  readonly open = new Map<string, ReviewReport>();

  async save(report: ReviewReport): Promise<void> {
    this.open.set(`${report.reviewId} ${report.reporterId}`, report);
  }

  async settle(reviewId: string): Promise<number> {
    const settled = [...this.open].filter(([, report]) => report.reviewId === reviewId);
    for (const [key] of settled) this.open.delete(key);
    return settled.length;
  }
}

import { ReviewReport } from '../domain/review-report.js';
import { ReviewReports } from '../domain/review-reports.js';

export class InMemoryReports extends ReviewReports {
  readonly open = new Map<string, ReviewReport>();
  private gone = 0;

  async save(report: ReviewReport): Promise<void> {
    this.open.set(`${report.reviewId} ${report.reporterId}`, report);
  }

  async settle(reviewId: string): Promise<number> {
    const settled = [...this.open].filter(([, report]) => report.reviewId === reviewId);
    for (const [key] of settled) this.open.delete(key);
    return settled.length;
  }

  async forget(reporterId: string): Promise<void> {
    for (const [key, report] of this.open) {
      if (report.reporterId !== reporterId) continue;
      this.open.delete(key);
      this.gone += 1;
      const nobody = {
        authorId: '',
        hasReply: false,
        reporterId: `nobody ${this.gone}`,
        note: '',
      };
      await this.save(ReviewReport.of({ ...report, ...nobody, at: report.reportedAt }));
    }
  }
}

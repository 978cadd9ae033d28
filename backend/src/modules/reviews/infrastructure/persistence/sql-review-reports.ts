import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { ReviewReport } from '../../domain/review-report.js';
import { ReviewReports } from '../../domain/review-reports.js';

@Injectable()
export class SqlReviewReports extends ReviewReports {
  constructor(private readonly sql: Sql) {
    super();
  }

  async save(report: ReviewReport): Promise<void> {
    const { reviewId, reporterId, ground, note, reportedAt } = report;
    await this.sql.rows(
      `insert into reviews.report (review_id, reporter_id, ground, note, reported_at)
       values ($1, $2, $3, $4, $5)
       on conflict (review_id, reporter_id) do update
       set ground = excluded.ground, note = excluded.note, reported_at = excluded.reported_at,
         settled_at = null`,
      [reviewId, reporterId, ground, note, reportedAt],
    );
  }

  async settle(reviewId: string, at: Date): Promise<number> {
    const settled = await this.sql.rows(
      `update reviews.report set settled_at = $2
       where review_id = $1 and settled_at is null returning reporter_id`,
      [reviewId, at],
    );
    return settled.length;
  }

  async forget(reporterId: string): Promise<void> {
    // A random id, so that the reports of two deleted accounts still count as two.
    await this.sql.rows(
      `update reviews.report set reporter_id = gen_random_uuid(), note = '' where reporter_id = $1`,
      [reporterId],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type ModeratedReview,
  type ReportedReview,
  ReportedReviews,
} from '../../application/moderation/reported-reviews.js';
import { recordOf, REVIEW_COLUMNS, type ReviewRow } from './review-rows.js';

type Row = ReviewRow & Pick<ReportedReview, 'reports' | 'grounds' | 'notes' | 'firstReportedAt'>;

@Injectable()
export class SqlReportedReviews extends ReportedReviews {
  constructor(private readonly sql: Sql) {
    super();
  }

  async open(limit: number): Promise<readonly ReportedReview[]> {
    const rows = await this.sql.rows<Row>(
      `select ${REVIEW_COLUMNS}, reports, grounds, notes, first_reported_at as "firstReportedAt"
       from (
         select review_id, count(*)::integer as reports, array_agg(distinct ground) as grounds,
           (array_agg(note order by reported_at desc) filter (where note <> ''))[1:20] as notes,
           min(reported_at) as first_reported_at
         from reviews.report where settled_at is null group by review_id
         order by count(*) desc, min(reported_at) limit $1
       ) as reported join reviews.review on review.id = review_id
       order by reports desc, first_reported_at`,
      [limit],
    );
    return rows.map(({ reports, grounds, notes, firstReportedAt, ...row }) => ({
      ...recordOf(row),
      reports,
      grounds,
      notes: notes ?? [],
      firstReportedAt,
    }));
  }

  async one(reviewId: string): Promise<ModeratedReview | null> {
    const row = await this.sql.first<ReviewRow & Pick<ModeratedReview, 'hiddenAt'>>(
      `select ${REVIEW_COLUMNS}, hidden_at as "hiddenAt" from reviews.review where id = $1`,
      [reviewId],
    );
    return row && { ...recordOf(row), hiddenAt: row.hiddenAt };
  }
}

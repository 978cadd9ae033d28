import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { ReviewsRecords } from '../../contract.js';

@Injectable()
export class SqlReviewsRecords extends ReviewsRecords {
  constructor(
    private readonly sql: Sql,
    private readonly catalog: CatalogApi,
  ) {
    super();
  }

  async of(userId: string) {
    const reviews = await this.sql.rows(
      `select course_id as "courseId", rating, comment, created_at as "createdAt",
         edited_at as "editedAt"
       from reviews.review where author_id = $1 order by created_at`,
      [userId],
    );
    // A reply has no author column: it belongs to the educator of the course.
    const reviewReplies = await this.sql.rows(
      `select course_id as "courseId", reply, replied_at as "repliedAt"
       from reviews.review where course_id = any($1::uuid[]) and reply is not null
       order by replied_at`,
      [await this.catalog.courseIdsOf(userId)],
    );
    const reviewReports = await this.sql.rows(
      `select course_id as "courseId", ground, note, reported_at as "reportedAt",
         settled_at as "settledAt"
       from reviews.report join reviews.review on review.id = review_id
       where reporter_id = $1 order by reported_at`,
      [userId],
    );
    return { reviews, reviewReplies, reviewReports };
  }
}

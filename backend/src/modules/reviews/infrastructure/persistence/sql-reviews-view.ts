import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type ReviewMark,
  type ReviewRecord,
  ReviewsView,
} from '../../application/reviews/reviews-view.js';
import type { RatingGiven } from '../../contract.js';
import { recordOf, REVIEW_COLUMNS, type ReviewRow } from './review-rows.js';

/** Sorts before every review. */
const START: ReviewMark = {
  createdAt: new Date('9999-01-01T00:00:00.000Z'),
  reviewId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

@Injectable()
export class SqlReviewsView extends ReviewsView {
  constructor(private readonly sql: Sql) {
    super();
  }

  async one(reviewId: string): Promise<ReviewRecord | null> {
    const row = await this.sql.first<ReviewRow>(
      `select ${REVIEW_COLUMNS} from reviews.review where id = $1 and hidden_at is null`,
      [reviewId],
    );
    return row && recordOf(row);
  }

  async own(authorId: string, courseId: string): Promise<ReviewRecord | null> {
    const row = await this.sql.first<ReviewRow>(
      `select ${REVIEW_COLUMNS} from reviews.review where author_id = $1 and course_id = $2`,
      [authorId, courseId],
    );
    return row && recordOf(row);
  }

  async newest(limit: number, after: ReviewMark | null): Promise<readonly ReviewRecord[]> {
    const { createdAt, reviewId } = after ?? START;
    const rows = await this.sql.rows<ReviewRow>(
      `select ${REVIEW_COLUMNS} from reviews.review
       where (created_at, id) < ($2, $3) and hidden_at is null
       order by created_at desc, id desc limit $1`,
      [limit, createdAt, reviewId],
    );
    return rows.map(recordOf);
  }

  async newestOf(
    courseId: string,
    limit: number,
    after: ReviewMark | null,
  ): Promise<readonly ReviewRecord[]> {
    const { createdAt, reviewId } = after ?? START;
    const rows = await this.sql.rows<ReviewRow>(
      `select ${REVIEW_COLUMNS} from reviews.review
       where course_id = $1 and (created_at, id) < ($3, $4) and hidden_at is null
       order by created_at desc, id desc limit $2`,
      [courseId, limit, createdAt, reviewId],
    );
    return rows.map(recordOf);
  }

  async newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly RatingGiven[]>> {
    if (courseIds.length === 0) return new Map();
    const rows = await this.sql.rows<RatingGiven>(
      `select review.id as "reviewId", course.id as "courseId", review.rating
       from unnest($1::uuid[]) as course (id) cross join lateral (
         select id, rating, created_at from reviews.review
         where course_id = course.id and hidden_at is null
         order by created_at desc, id desc limit $2
       ) as review
       order by course.id, review.created_at desc, review.id desc`,
      [courseIds, perCourse],
    );
    return Map.groupBy(rows, ({ courseId }) => courseId);
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { type ReviewMark, type ReviewRecord, ReviewsView } from '../../application/reviews-view.js';
import type { RatingGiven } from '../../contract.js';

const COLUMNS = `id as "reviewId", course_id as "courseId", author_id as "authorId", rating, comment,
  created_at as "createdAt"`;
/** Before every mark there is. */
const START: ReviewMark = {
  createdAt: new Date('9999-01-01T00:00:00.000Z'),
  reviewId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

@Injectable()
export class SqlReviewsView extends ReviewsView {
  constructor(private readonly sql: Sql) {
    super();
  }

  newest(limit: number, after: ReviewMark | null): Promise<readonly ReviewRecord[]> {
    const { createdAt, reviewId } = after ?? START;
    return this.sql.rows<ReviewRecord>(
      `select ${COLUMNS} from reviews.review where (created_at, id) < ($2, $3)
       order by created_at desc, id desc limit $1`,
      [limit, createdAt, reviewId],
    );
  }

  newestOf(
    courseId: string,
    limit: number,
    after: ReviewMark | null,
  ): Promise<readonly ReviewRecord[]> {
    const { createdAt, reviewId } = after ?? START;
    return this.sql.rows<ReviewRecord>(
      `select ${COLUMNS} from reviews.review
       where course_id = $1 and (created_at, id) < ($3, $4)
       order by created_at desc, id desc limit $2`,
      [courseId, limit, createdAt, reviewId],
    );
  }

  async newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly RatingGiven[]>> {
    if (courseIds.length === 0) return new Map();
    const rows = await this.sql.rows<RatingGiven>(
      `select review.id as "reviewId", course.id as "courseId", review.rating
       from unnest($1::uuid[]) as course (id) cross join lateral (
         select id, rating, created_at from reviews.review where course_id = course.id
         order by created_at desc, id desc limit $2
       ) as review
       order by course.id, review.created_at desc, review.id desc`,
      [courseIds, perCourse],
    );
    return Map.groupBy(rows, ({ courseId }) => courseId);
  }
}

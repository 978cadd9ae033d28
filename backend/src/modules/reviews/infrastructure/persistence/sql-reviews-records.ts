import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { ReviewsRecords } from '../../contract.js';

@Injectable()
export class SqlReviewsRecords extends ReviewsRecords {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(userId: string) {
    const reviews = await this.sql.rows(
      `select course_id as "courseId", rating, comment, created_at as "createdAt",
         edited_at as "editedAt"
       from reviews.review where author_id = $1 order by created_at`,
      [userId],
    );
    return { reviews };
  }
}

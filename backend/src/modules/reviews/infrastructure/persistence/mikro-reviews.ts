import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Review } from '../../domain/review.js';
import { Reviews } from '../../domain/reviews.js';
import { ReviewMapping } from './mapping.js';

// Rows are locked: a review read without a lock might be hidden, shown or replied to before it is written, and its
// stars counted twice.

@Injectable()
export class MikroReviews extends Reviews {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async reserve(authorId: string, courseId: string): Promise<void> {
    // There is no row to lock yet, and losing the race at the unique index would abort the transaction.
    await this.sql.reserve(`reviews.review ${authorId} ${courseId}`);
  }

  lock(authorId: string, courseId: string): Promise<Review | null> {
    return this.database.em.findOne(ReviewMapping, { authorId, courseId }, LOCKED);
  }

  lockById(reviewId: string): Promise<Review | null> {
    return this.database.em.findOne(ReviewMapping, { id: reviewId }, LOCKED);
  }

  save(review: Review): Promise<void> {
    return this.store.save(review);
  }
}

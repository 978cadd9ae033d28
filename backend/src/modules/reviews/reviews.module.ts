import { Global, Module } from '@nestjs/common';
import { GiveReview } from './application/give-review.js';
import { ListCourseReviews } from './application/list-course-reviews.js';
import { ListReviews } from './application/list-reviews.js';
import { ReviewRight } from './application/review-right.js';
import { ReviewsDoor } from './application/reviews-door.js';
import { ReviewsView } from './application/reviews-view.js';
import { SignedReviews } from './application/signed-reviews.js';
import { ReviewsApi } from './contract.js';
import { Reviews } from './domain/reviews.js';
import { ReviewsController } from './infrastructure/http/reviews.controller.js';
import { MikroReviews } from './infrastructure/persistence/mikro-reviews.js';
import { SqlReviewsView } from './infrastructure/persistence/sql-reviews-view.js';

@Global()
@Module({
  controllers: [ReviewsController],
  providers: [
    GiveReview,
    ListReviews,
    ListCourseReviews,
    ReviewRight,
    SignedReviews,
    { provide: Reviews, useClass: MikroReviews },
    { provide: ReviewsView, useClass: SqlReviewsView },
    { provide: ReviewsApi, useClass: ReviewsDoor },
  ],
  exports: [ReviewsApi],
})
export class ReviewsModule {}

import { Global, Module } from '@nestjs/common';
import { CourseVisibility } from './application/reviews/course-visibility.js';
import { ForgetReporter } from './application/moderation/forget-reporter.js';
import { GiveReview } from './application/reviews/give-review.js';
import { ListCourseReviews } from './application/reviews/list-course-reviews.js';
import { ListReviews } from './application/reviews/list-reviews.js';
import { ModerateReview } from './application/moderation/moderate-review.js';
import { RatingCounters } from './application/ratings/rating-counters.js';
import { RatingTallies } from './application/ratings/rating-tallies.js';
import { RemoveReply } from './application/moderation/remove-reply.js';
import { ReplyToReview } from './application/reviews/reply-to-review.js';
import { ReportedReviews } from './application/moderation/reported-reviews.js';
import { ReportReview } from './application/moderation/report-review.js';
import { ReviewRight } from './application/reviews/review-right.js';
import { ReviewsDoor } from './application/reviews-door.js';
import { ReviewsView } from './application/reviews/reviews-view.js';
import { ShowCourseRating } from './application/ratings/show-course-rating.js';
import { ShowOwnReview } from './application/reviews/show-own-review.js';
import { AuthoredReviews } from './application/reviews/authored-reviews.js';
import { ReviewsApi, ReviewsRecords } from './contract.js';
import { ReviewReports } from './domain/review-reports.js';
import { Reviews } from './domain/reviews.js';
import { ForgetReporterOnAccountDeleted } from './infrastructure/events/forget-reporter-on-account-deleted.js';
import { OpsReviewsController } from './infrastructure/http/ops-reviews.controller.js';
import { ReviewRepliesController } from './infrastructure/http/review-replies.controller.js';
import { ReviewsController } from './infrastructure/http/reviews.controller.js';
import { MikroReviews } from './infrastructure/persistence/mikro-reviews.js';
import { SqlRatingTallies } from './infrastructure/persistence/sql-rating-tallies.js';
import { ReportsForStaff } from './infrastructure/reports-for-staff.js';
import { SqlReportedReviews } from './infrastructure/persistence/sql-reported-reviews.js';
import { SqlReviewReports } from './infrastructure/persistence/sql-review-reports.js';
import { SqlReviewsRecords } from './infrastructure/persistence/sql-reviews-records.js';
import { SqlReviewsView } from './infrastructure/persistence/sql-reviews-view.js';

@Global()
@Module({
  controllers: [ReviewsController, ReviewRepliesController, OpsReviewsController],
  providers: [
    GiveReview,
    ListReviews,
    ListCourseReviews,
    ShowCourseRating,
    ShowOwnReview,
    ReplyToReview,
    ReportReview,
    ModerateReview,
    RemoveReply,
    ForgetReporter,
    ForgetReporterOnAccountDeleted,
    ReviewRight,
    CourseVisibility,
    RatingCounters,
    AuthoredReviews,
    { provide: Reviews, useClass: MikroReviews },
    { provide: ReviewReports, useClass: SqlReviewReports },
    { provide: ReportedReviews, useClass: SqlReportedReviews },
    ReportsForStaff,
    { provide: RatingTallies, useClass: SqlRatingTallies },
    { provide: ReviewsView, useClass: SqlReviewsView },
    { provide: ReviewsApi, useClass: ReviewsDoor },
    { provide: ReviewsRecords, useClass: SqlReviewsRecords },
  ],
  exports: [ReviewsApi, ReviewsRecords],
})
export class ReviewsModule {}

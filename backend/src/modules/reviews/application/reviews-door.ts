import { Injectable } from '@nestjs/common';
import { type CourseReview, type RatingGiven, ReviewsApi } from '../contract.js';
import { ReviewsView } from './reviews/reviews-view.js';
import { AuthoredReviews } from './reviews/authored-reviews.js';

/** Implements the module's contract. */
@Injectable()
export class ReviewsDoor extends ReviewsApi {
  constructor(
    private readonly view: ReviewsView,
    private readonly authored: AuthoredReviews,
  ) {
    super();
  }

  newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly RatingGiven[]>> {
    return this.view.newestRatings(courseIds, perCourse);
  }

  async newestReviews(courseId: string, limit: number): Promise<readonly CourseReview[]> {
    return this.authored.withAuthors(await this.view.newestOf(courseId, limit, null));
  }
}

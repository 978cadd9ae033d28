import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Rating } from '../../domain/rating.js';
import { Review } from '../../domain/review.js';
import { Reviews } from '../../domain/reviews.js';
import { RatingCounters } from '../ratings/rating-counters.js';
import { ReviewRight } from './review-right.js';

export interface GiveReviewCommand {
  readonly authorId: string;
  readonly courseId: string;
  readonly rating: number;
  readonly comment: string;
}

export interface GivenReview {
  readonly review: Review;
  /** False when it edited the learner's earlier review. */
  readonly isNew: boolean;
}

@Injectable()
export class GiveReview {
  constructor(
    private readonly right: ReviewRight,
    private readonly reviews: Reviews,
    private readonly counters: RatingCounters,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, OwnCourseReview, OnlyLearnersReview, InvalidInput */
  async execute(command: GiveReviewCommand): Promise<GivenReview> {
    const { authorId, courseId, comment } = command;
    await this.right.assert(authorId, courseId);
    const rating = Rating.of(command.rating);
    return this.unitOfWork.run(async () => {
      await this.reviews.reserve(authorId, courseId);
      const at = this.clock.now();
      const known = await this.reviews.lock(authorId, courseId);
      const shift = known?.edit(rating, comment, at);
      const id = known?.id ?? this.ids.next();
      const review = known ?? Review.give({ id, courseId, authorId, rating, comment, at });
      await this.reviews.save(review);
      await this.counters.count(courseId, shift ?? review.firstShift);
      return { review, isNew: known === null };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { OnlyEducatorReplies } from '../../domain/errors.js';
import type { Review } from '../../domain/review.js';
import { Reviews } from '../../domain/reviews.js';
import { CourseVisibility } from './course-visibility.js';

export interface ReplyToReviewCommand {
  readonly reviewId: string;
  readonly educatorId: string;
  /** An empty text removes the reply. */
  readonly text: string;
}

@Injectable()
export class ReplyToReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly visibility: CourseVisibility,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, OnlyEducatorReplies, InvalidInput */
  execute({ reviewId, educatorId, text }: ReplyToReviewCommand): Promise<Review> {
    return this.unitOfWork.run(async () => {
      const review = await this.find(reviewId, educatorId);
      review.replyWith(text, this.clock.now());
      await this.reviews.save(review);
      return review;
    });
  }

  /** Checks that the educator may reply. @throws NotFound, OnlyEducatorReplies */
  async check(reviewId: string, educatorId: string): Promise<void> {
    await this.unitOfWork.run(() => this.find(reviewId, educatorId));
  }

  private async find(reviewId: string, educatorId: string): Promise<Review> {
    const review = await this.reviews.lockById(reviewId);
    if (!review || review.isHidden) throw new NotFound();
    const course = await this.visibility.courseFor(review.courseId, educatorId);
    if (!course) throw new NotFound();
    if (course.creatorId !== educatorId) throw new OnlyEducatorReplies();
    return review;
  }
}

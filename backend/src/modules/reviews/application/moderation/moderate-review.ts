import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { ReviewReports } from '../../domain/review-reports.js';
import { Reviews } from '../../domain/reviews.js';
import { RatingCounters } from '../ratings/rating-counters.js';

export interface ModerateReviewCommand {
  readonly reviewId: string;
  readonly decision: 'hide' | 'show';
}

@Injectable()
export class ModerateReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly reports: ReviewReports,
    private readonly counters: RatingCounters,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Decides on a review and so settles the reports about it. @throws NotFound */
  execute({ reviewId, decision }: ModerateReviewCommand): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const review = await this.reviews.lockById(reviewId);
      if (!review) throw new NotFound();
      const at = this.clock.now();
      const wasHidden = review.isHidden;
      const shift = decision === 'hide' ? review.hide(at) : review.show();
      await this.reviews.save(review);
      await this.counters.count(review.courseId, shift);
      const openReports = await this.reports.settle(reviewId, at);
      return {
        before: { isHidden: wasHidden, openReports },
        after: { isHidden: review.isHidden, openReports: 0 },
      };
    });
  }
}

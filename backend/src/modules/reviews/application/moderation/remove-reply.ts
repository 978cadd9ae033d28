import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { ReviewReports } from '../../domain/review-reports.js';
import { Reviews } from '../../domain/reviews.js';

@Injectable()
export class RemoveReply {
  constructor(
    private readonly reviews: Reviews,
    private readonly reports: ReviewReports,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Takes away what the educator replied, and decides with that over the reports. @throws NotFound */
  execute({ reviewId }: { reviewId: string }): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const review = await this.reviews.lockById(reviewId);
      if (!review) throw new NotFound();
      // What was reported of a review that has no reply is not decided here.
      if (!review.reply) return { before: { isAnswered: false }, after: { isAnswered: false } };
      const at = this.clock.now();
      review.answer('', at);
      await this.reviews.save(review);
      const openReports = await this.reports.settle(reviewId, at);
      return {
        before: { isAnswered: true, openReports },
        after: { isAnswered: false, openReports: 0 },
      };
    });
  }
}

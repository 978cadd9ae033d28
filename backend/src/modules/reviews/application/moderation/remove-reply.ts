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

  /** Removes the educator's reply and so settles the reports. @throws NotFound */
  execute({ reviewId }: { reviewId: string }): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const review = await this.reviews.lockById(reviewId);
      if (!review) throw new NotFound();
      // Without a reply, the reports are about the review itself, which this does not decide on.
      if (!review.reply) return { before: { hasReply: false }, after: { hasReply: false } };
      const at = this.clock.now();
      review.removeReply();
      await this.reviews.save(review);
      const openReports = await this.reports.settle(reviewId, at);
      return {
        before: { hasReply: true, openReports },
        after: { hasReply: false, openReports: 0 },
      };
    });
  }
}

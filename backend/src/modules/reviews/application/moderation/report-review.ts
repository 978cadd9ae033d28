import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { type ReportGround, ReviewReport } from '../../domain/review-report.js';
import { ReviewReports } from '../../domain/review-reports.js';
import { CourseVisibility } from '../reviews/course-visibility.js';
import { type ReviewRecord, ReviewsView } from '../reviews/reviews-view.js';

export interface ReportReviewCommand {
  readonly reviewId: string;
  readonly reporterId: string;
  readonly ground: ReportGround;
  readonly note: string;
}

@Injectable()
export class ReportReview {
  constructor(
    private readonly view: ReviewsView,
    private readonly reports: ReviewReports,
    private readonly visibility: CourseVisibility,
    private readonly clock: Clock,
  ) {}

  /**
   * For anyone who may see the review; a second report of the same person replaces the first. @throws NotFound,
   * OwnReviewReport
   */
  async execute({ reviewId, reporterId, ground, note }: ReportReviewCommand): Promise<void> {
    const { authorId, reply } = await this.find(reviewId, reporterId);
    const hasReply = reply !== null;
    const at = this.clock.now();
    await this.reports.save(
      ReviewReport.of({ reviewId, authorId, hasReply, reporterId, ground, note, at }),
    );
  }

  /** Checks that the person may report the review. @throws NotFound, OwnReviewReport */
  async check(reviewId: string, reporterId: string): Promise<void> {
    const { authorId, reply } = await this.find(reviewId, reporterId);
    ReviewReport.assertOpenTo({ authorId, hasReply: reply !== null, reporterId });
  }

  private async find(reviewId: string, reporterId: string): Promise<ReviewRecord> {
    const review = await this.view.one(reviewId);
    if (review && (await this.visibility.courseFor(review.courseId, reporterId))) return review;
    throw new NotFound();
  }
}

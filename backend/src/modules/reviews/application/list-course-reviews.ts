import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { CatalogApi } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';
import { type ReviewMark, ReviewsView } from './reviews-view.js';
import { type ReviewPage, SignedReviews } from './signed-reviews.js';

export interface ListCourseReviewsQuery {
  readonly courseId: string;
  /** Null without a session. */
  readonly viewerId: string | null;
  readonly limit: number;
  readonly after: ReviewMark | null;
}

@Injectable()
export class ListCourseReviews {
  constructor(
    private readonly view: ReviewsView,
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
    private readonly signed: SignedReviews,
  ) {}

  /** Newest first. @throws NotFound when the viewer may not see the course */
  async execute(query: ListCourseReviewsQuery): Promise<ReviewPage> {
    const { courseId, viewerId, limit, after } = query;
    if (!(await this.maySee(courseId, viewerId))) throw new NotFound();
    return this.signed.page(await this.view.newestOf(courseId, limit + 1, after), limit);
  }

  private async maySee(courseId: string, viewerId: string | null): Promise<boolean> {
    const course = await this.catalog.offerOf(courseId);
    if (!course) return false;
    if (course.status === 'published') return true;
    if (viewerId === null) return false;
    if (viewerId === course.creatorId) return course.status === 'draft';
    return this.learning.isEnrolled(viewerId, courseId);
  }
}

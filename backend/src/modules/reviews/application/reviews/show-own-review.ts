import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { CourseReview } from '../../contract.js';
import { AuthoredReviews } from './authored-reviews.js';
import { CourseVisibility } from './course-visibility.js';
import { ReviewsView } from './reviews-view.js';

export interface OwnReviewQuery {
  readonly courseId: string;
  readonly authorId: string;
}

@Injectable()
export class ShowOwnReview {
  constructor(
    private readonly view: ReviewsView,
    private readonly visibility: CourseVisibility,
    private readonly authored: AuthoredReviews,
  ) {}

  /**
   * Null when there is none. Includes a hidden one, because its author may still edit it.
   * @throws NotFound when the author may not see the course
   */
  async execute({ courseId, authorId }: OwnReviewQuery): Promise<CourseReview | null> {
    if (!(await this.visibility.courseFor(courseId, authorId))) throw new NotFound();
    const own = await this.view.own(authorId, courseId);
    if (!own) return null;
    const [review = null] = await this.authored.withAuthors([own]);
    return review;
  }
}

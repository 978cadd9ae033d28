import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CourseVisibility } from './course-visibility.js';
import { type ReviewMark, ReviewsView } from './reviews-view.js';
import { type ReviewPage, AuthoredReviews } from './authored-reviews.js';

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
    private readonly visibility: CourseVisibility,
    private readonly authored: AuthoredReviews,
  ) {}

  /** Newest first. @throws NotFound when the viewer may not see the course */
  async execute(query: ListCourseReviewsQuery): Promise<ReviewPage> {
    const { courseId, viewerId, limit, after } = query;
    if (!(await this.visibility.courseFor(courseId, viewerId))) throw new NotFound();
    return this.authored.page(await this.view.newestOf(courseId, limit + 1, after), limit);
  }
}

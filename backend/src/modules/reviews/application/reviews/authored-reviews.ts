import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../../platform/application/page.js';
import type { CourseReview } from '../../contract.js';
import type { Review } from '../../domain/review.js';
import { FORMER_LEARNER, ReviewAuthors } from './review-authors.js';
import type { ReviewMark, ReviewRecord } from './reviews-view.js';

export interface ReviewPage {
  readonly reviews: readonly CourseReview[];
  /** The cursor of the next page; null on the last one. */
  readonly next: ReviewMark | null;
}

/** Adds the authors to their reviews. */
@Injectable()
export class AuthoredReviews {
  constructor(private readonly authors: ReviewAuthors) {}

  async withAuthors(records: readonly ReviewRecord[]): Promise<readonly CourseReview[]> {
    const authors = await this.authors.of([...new Set(records.map(({ authorId }) => authorId))]);
    return records.map(({ authorId, ...review }) => ({
      ...review,
      reviewer: authors.get(authorId) ?? FORMER_LEARNER,
    }));
  }

  async withAuthor(review: Review): Promise<CourseReview> {
    const { id: reviewId, courseId, authorId, stars: rating, comment, createdAt, reply } = review;
    const reviewer = (await this.authors.of([authorId])).get(authorId) ?? FORMER_LEARNER;
    return { reviewId, courseId, rating, comment, createdAt, reply, reviewer };
  }

  /** Makes a page of at most `limit` records; `records` has one more if another page follows. */
  async page(records: readonly ReviewRecord[], limit: number): Promise<ReviewPage> {
    const { items, next } = pageOf(records, limit);
    return { reviews: await this.withAuthors(items), next };
  }
}

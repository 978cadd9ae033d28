import type { Fact } from '../../../platform/domain/fact.js';
import {
  type ReviewMark,
  type ReviewRecord,
  ReviewsView,
} from '../application/reviews/reviews-view.js';
import type { RatingGiven } from '../contract.js';
import type { Review } from '../domain/review.js';
import { Reviews } from '../domain/reviews.js';

export class InMemoryReviews extends Reviews {
  private readonly stored = new Map<string, Review>();
  /** The facts of saved aggregates, oldest first. */
  readonly facts: Fact[] = [];

  get all(): readonly Review[] {
    return [...this.stored.values()];
  }

  async reserve(): Promise<void> {}

  async lock(authorId: string, courseId: string): Promise<Review | null> {
    return this.stored.get(`${authorId} ${courseId}`) ?? null;
  }

  async lockById(reviewId: string): Promise<Review | null> {
    return this.all.find(({ id }) => id === reviewId) ?? null;
  }

  async save(review: Review): Promise<void> {
    this.stored.set(`${review.authorId} ${review.courseId}`, review);
    this.facts.push(...review.pullFacts());
  }
}

/** Reads from the in-memory repository. */
export class InMemoryReviewsView extends ReviewsView {
  /** How many times a page was read. */
  reads = 0;

  constructor(private readonly reviews: InMemoryReviews) {
    super();
  }

  async one(reviewId: string): Promise<ReviewRecord | null> {
    return this.newestFirst().find((record) => record.reviewId === reviewId) ?? null;
  }

  async own(authorId: string, courseId: string): Promise<ReviewRecord | null> {
    const review = await this.reviews.lock(authorId, courseId);
    return review && recordOf(review);
  }

  async newest(limit: number, after: ReviewMark | null): Promise<readonly ReviewRecord[]> {
    this.reads += 1;
    const rest = this.newestFirst().filter(
      (record) => after === null || compare(after, record) < 0,
    );
    return rest.slice(0, limit);
  }

  async newestOf(
    courseId: string,
    limit: number,
    after: ReviewMark | null,
  ): Promise<readonly ReviewRecord[]> {
    const all = await this.newest(Infinity, after);
    return all.filter((record) => record.courseId === courseId).slice(0, limit);
  }

  async newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly RatingGiven[]>> {
    const pages = courseIds.map(
      async (courseId) => [courseId, await this.newestOf(courseId, perCourse, null)] as const,
    );
    return new Map(await Promise.all(pages));
  }

  private newestFirst(): ReviewRecord[] {
    return this.reviews.all
      .filter(({ isHidden }) => !isHidden)
      .map(recordOf)
      .sort(compare);
  }
}

function recordOf(review: Review): ReviewRecord {
  const { id: reviewId, courseId, authorId, stars: rating, comment, createdAt, reply } = review;
  return { reviewId, courseId, authorId, rating, comment, createdAt, reply };
}

/** Newest first; the id breaks ties of the same instant. */
function compare(a: ReviewMark, b: ReviewMark): number {
  const difference = b.createdAt.getTime() - a.createdAt.getTime();
  if (difference !== 0) return difference;
  if (a.reviewId === b.reviewId) return 0;
  return a.reviewId < b.reviewId ? 1 : -1;
}

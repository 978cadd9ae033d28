import type { Review } from './review.js';

/** The stored reviews, at most one for an author and a course. */
export abstract class Reviews {
  /**
   * Keeps everyone else from reviewing this course in this author's name until the transaction ends,
   * so that what `lock` says stays true while there is no review yet.
   */
  abstract reserve(authorId: string, courseId: string): Promise<void>;

  /** The review, hidden or not, locked until the transaction ends; null when there is none. */
  abstract lock(authorId: string, courseId: string): Promise<Review | null>;

  /** Like `lock`. */
  abstract lockById(reviewId: string): Promise<Review | null>;

  /** Writes state and recorded facts together. */
  abstract save(review: Review): Promise<void>;
}

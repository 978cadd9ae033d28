import type { Review } from './review.js';

/** The repository of reviews, at most one per author and course. */
export abstract class Reviews {
  /**
   * Locks the pair of author and course against concurrent reviews until the transaction ends, so that the result of
   * `lock` stays true while there is no review yet.
   */
  abstract reserve(authorId: string, courseId: string): Promise<void>;

  /** The review, hidden or not, with its row locked until the transaction ends; null when there is none. */
  abstract lock(authorId: string, courseId: string): Promise<Review | null>;

  /** Like `lock`. */
  abstract lockById(reviewId: string): Promise<Review | null>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(review: Review): Promise<void>;
}

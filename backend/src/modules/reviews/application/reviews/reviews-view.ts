import type { RatingGiven, ReviewReply } from '../../contract.js';

export interface ReviewRecord {
  readonly reviewId: string;
  readonly courseId: string;
  readonly authorId: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  readonly createdAt: Date;
  readonly reply: ReviewReply | null;
}

/** The place of a review in the order newest first; the id settles what one instant cannot. */
export interface ReviewMark {
  readonly createdAt: Date;
  readonly reviewId: string;
}

/** Reads of reviews, without the domain; hidden ones are there for their author only. */
export abstract class ReviewsView {
  abstract one(reviewId: string): Promise<ReviewRecord | null>;

  /** What this author wrote of the course, hidden or not; null when nothing. */
  abstract own(authorId: string, courseId: string): Promise<ReviewRecord | null>;

  /** Reviews of any course, newest first, from after the mark on. */
  abstract newest(limit: number, after: ReviewMark | null): Promise<readonly ReviewRecord[]>;

  /** Reviews of one course, newest first, from after the mark on. */
  abstract newestOf(
    courseId: string,
    limit: number,
    after: ReviewMark | null,
  ): Promise<readonly ReviewRecord[]>;

  /** The newest ratings of each course, at most `perCourse` each, by course id. */
  abstract newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly RatingGiven[]>>;
}

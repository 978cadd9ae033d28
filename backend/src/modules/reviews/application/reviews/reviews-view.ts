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

/** A position in the list, newest first; the id breaks ties of the same instant. */
export interface ReviewMark {
  readonly createdAt: Date;
  readonly reviewId: string;
}

/** The read model of reviews; hidden ones are visible to their author only. */
export abstract class ReviewsView {
  abstract one(reviewId: string): Promise<ReviewRecord | null>;

  /** The author's review of the course, hidden or not; null when there is none. */
  abstract own(authorId: string, courseId: string): Promise<ReviewRecord | null>;

  /** Reviews of any course, newest first, starting after the mark. */
  abstract newest(limit: number, after: ReviewMark | null): Promise<readonly ReviewRecord[]>;

  /** Reviews of one course, newest first, starting after the mark. */
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

export * from './domain/facts.js';

export interface RatingGiven {
  readonly reviewId: string;
  readonly courseId: string;
  /** 1 to 5. */
  readonly rating: number;
}

export interface ReviewReply {
  readonly text: string;
  readonly at: Date;
}

export interface CourseReview extends RatingGiven {
  readonly comment: string;
  readonly createdAt: Date;
  /** The public reply of the course's educator. */
  readonly reply: ReviewReply | null;
  readonly reviewer: {
    readonly name: string;
    readonly photoUrl: string | null;
    readonly role: 'student' | 'educator';
  };
}

/** The API of reviews for other modules. */
export abstract class ReviewsApi {
  /** The newest ratings of each course, at most `perCourse` each, by course id. */
  abstract newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly RatingGiven[]>>;
  /** The newest reviews of one course with their authors. */
  abstract newestReviews(courseId: string, limit: number): Promise<readonly CourseReview[]>;
}

/** What reviews holds about a person, for the data export they may ask for. */
export abstract class ReviewsRecords {
  /** Lists of plain records by kind: reviews, replies to reviews, reports of reviews. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}

export interface CourseRating {
  readonly reviewId: string;
  /** 1 to 5. */
  readonly rating: number;
}

export interface ReviewOfCourse extends CourseRating {
  readonly courseId: string;
  readonly comment: string;
  readonly createdAt: Date;
  readonly reply: { readonly text: string; readonly at: Date } | null;
  readonly reviewer: {
    readonly name: string;
    readonly photoUrl: string | null;
    readonly role: 'student' | 'educator';
  };
}

/** The public profile of an educator. */
export interface Educator {
  readonly id: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly description: string;
  readonly email: string;
  readonly role: 'student' | 'educator';
}

/**
 * What other modules know about courses. Catalog must not depend on them, so the composition root implements this port,
 * in batches.
 */
export abstract class CourseCompanions {
  /** Those of the courses that the person is enrolled in. */
  abstract enrolledAmong(
    userId: string,
    courseIds: readonly string[],
  ): Promise<ReadonlySet<string>>;

  /**
   * Ids of the newest active enrollments of each course, at most `perCourse` each, by course id; they do not reveal who
   * enrolled.
   */
  abstract enrollmentIds(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>;

  /** The newest ratings of each course, at most `perCourse` each, by course id. */
  abstract newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly CourseRating[]>>;

  /** The newest reviews of one course with their authors. */
  abstract newestReviews(courseId: string, limit: number): Promise<readonly ReviewOfCourse[]>;

  /** The existing students and educators among the ids, by id. */
  abstract educators(userIds: readonly string[]): Promise<ReadonlyMap<string, Educator>>;
}

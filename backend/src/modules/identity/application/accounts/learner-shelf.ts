export interface ShelfCourse {
  readonly courseId: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly category: string;
  readonly level: string | null;
}

/**
 * The courses a person is enrolled in. Identity must not depend on other modules, so the composition root implements
 * it.
 */
export abstract class LearnerShelf {
  /** Newest enrollment first. */
  abstract coursesOf(userId: string): Promise<readonly ShelfCourse[]>;
}

export interface ShelfCourse {
  readonly courseId: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly category: string;
  readonly level: string | null;
}

/** The courses a person is enrolled in. Identity asks no other module, so the composition answers this. */
export abstract class LearnerShelf {
  /** Newest enrollment first. */
  abstract coursesOf(userId: string): Promise<readonly ShelfCourse[]>;
}

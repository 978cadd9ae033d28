/** What people see of whoever wrote a review. */
export interface ReviewAuthor {
  readonly name: string;
  readonly photoUrl: string | null;
  readonly role: 'student' | 'educator';
}

/** Shown for an author whose account is gone. */
export const FORMER_LEARNER: ReviewAuthor = {
  name: 'Former learner',
  photoUrl: null,
  role: 'student',
};

/** Reviews may not ask identity, so the composition answers this. */
export abstract class ReviewAuthors {
  /** Those who still have an account among the ids, by id. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, ReviewAuthor>>;
}

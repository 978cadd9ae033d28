/** What the public sees of a review's author. */
export interface ReviewAuthor {
  readonly name: string;
  readonly photoUrl: string | null;
  readonly role: 'student' | 'educator';
}

/** Shown for an author whose account is deleted. */
export const FORMER_LEARNER: ReviewAuthor = {
  name: 'Former learner',
  photoUrl: null,
  role: 'student',
};

/** Reviews must not depend on identity, so the composition root implements this port. */
export abstract class ReviewAuthors {
  /** The authors by id; deleted accounts are left out. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, ReviewAuthor>>;
}

export * from './domain/facts.js';

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'student' | 'educator' | 'ops';
  readonly description: string;
  readonly photoUrl: string | null;
}

/** The API of identity for other modules. */
export abstract class IdentityApi {
  /** The existing profiles among the ids, by id. */
  abstract profilesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Profile>>;

  /** Whether the owner of the account has proved to own its mailbox. */
  abstract hasConfirmedEmail(userId: string): Promise<boolean>;

  /** Those of the ids whose photos a profile shows. */
  abstract photosInUse(photoIds: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Names by id of the educators whose names contain most of the words (lower case, no accents or apostrophes) and at
   * least one; at most 50.
   */
  abstract educatorsNamed(words: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /**
   * Maps each user to the other accounts that signed in with the same browser, as far back as sessions are kept; users
   * who share none are left out.
   */
  abstract accountsSharingDevice(
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}

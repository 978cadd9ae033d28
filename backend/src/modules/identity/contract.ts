export * from './domain/facts.js';

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'student' | 'educator' | 'ops';
  readonly description: string;
  readonly photoUrl: string | null;
}

/** What other modules may ask identity. */
export abstract class IdentityApi {
  /** The profiles that exist among the ids, by id. */
  abstract profilesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Profile>>;

  /** Whether the mailbox of the account has been shown to be its owner's. */
  abstract hasConfirmedEmail(userId: string): Promise<boolean>;

  /** The ids among the given ones of photos that a profile shows. */
  abstract photosInUse(photoIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Names by id of the educators who have most of the words (lower case, no accents) in their name, at least one; at most 50. */
  abstract educatorsNamed(words: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /**
   * For each of the users the other accounts that signed in with a browser it signed in with, as far back as sessions
   * are kept; users who share none are left out.
   */
  abstract accountsSharingDevice(
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}

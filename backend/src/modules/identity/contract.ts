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

  /** The ids among the given ones of photos that a profile shows. */
  abstract photosInUse(photoIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Names by id of the educators who have most of the words (lower case, no accents) in their name, at least one; at most 50. */
  abstract educatorsNamed(words: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** The other accounts that signed in with a browser the user signed in with, as far back as sessions are kept. */
  abstract accountsSharingDevice(userId: string): Promise<ReadonlySet<string>>;
}

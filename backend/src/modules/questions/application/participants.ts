/** What participants of a course see of each other. */
export interface ParticipantProfile {
  readonly name: string;
  readonly photoUrl: string | null;
}

export interface Addressee {
  /** Left out until the mailbox is confirmed: whoever signed up with somebody's address could choose the name. */
  readonly name?: string;
  readonly email: string;
}

/** Questions must not depend on identity, so the composition root implements this port. */
export abstract class Participants {
  /** The profiles by id; deleted accounts are left out. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, ParticipantProfile>>;

  /** Null for a deleted account. */
  abstract addresseeOf(userId: string): Promise<Addressee | null>;
}

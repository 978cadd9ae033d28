/** Answered outside the catalog, which knows no people. */
export abstract class ConfirmedEducators {
  /** Whether they may publish as far as their email address goes: it is theirs, or nobody asks for that here. */
  abstract has(userId: string): Promise<boolean>;
}

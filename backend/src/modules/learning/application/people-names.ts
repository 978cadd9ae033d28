/** Learning may not ask identity, so the composition answers this. */
export abstract class PeopleNames {
  /** What they are called, by id; without those whose account is gone. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

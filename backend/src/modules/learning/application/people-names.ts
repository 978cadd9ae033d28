/** Learning must not depend on identity, so the composition root implements this port. */
export abstract class PeopleNames {
  /** Names by user id; deleted accounts are left out. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Learning may not ask identity, so the composition answers this. */
export abstract class EducatorNames {
  /** What they are called, by id; without those whose account is gone. */
  abstract of(educatorIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

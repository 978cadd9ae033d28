/** Finds educators by name; catalog stores no names. */
export abstract class EducatorDirectory {
  /**
   * Educators whose name contains at least one of the words (lower case, without accents), with their names by id; only
   * those with the most matching words, at most 50.
   */
  abstract named(words: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

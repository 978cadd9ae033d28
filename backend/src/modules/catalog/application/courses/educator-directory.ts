/** Names live elsewhere; this finds the people behind them. */
export abstract class EducatorDirectory {
  /**
   * Educators whose name has at least one of the words (lower case, without accents), with their names by id;
   * those with most of the words only, at most 50.
   */
  abstract named(words: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

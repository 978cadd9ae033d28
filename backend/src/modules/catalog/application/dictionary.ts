/** English as it is written every day. */
export abstract class Dictionary {
  /** Those of the words, in lower case, that are spelled correctly. */
  abstract known(words: readonly string[]): Promise<ReadonlySet<string>>;
}

import type { Commonness } from '../../domain/search/facet.js';

/** English as it is written every day. */
export abstract class Dictionary {
  /** Those of the words, in lower case, that are spelled correctly, with how common they are. */
  abstract known(words: readonly string[]): Promise<ReadonlyMap<string, Commonness>>;
}

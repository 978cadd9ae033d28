import type { Commonness } from '../../domain/search/facet.js';

/** Everyday English. */
export abstract class Dictionary {
  /** Those of the lower-case words that are spelled correctly, with how common they are. */
  abstract known(words: readonly string[]): Promise<ReadonlyMap<string, Commonness>>;
}

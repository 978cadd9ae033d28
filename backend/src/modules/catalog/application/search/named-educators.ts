import { Injectable } from '@nestjs/common';
import { placesOfNames, withNeighbors } from '../../domain/search/names.js';
import { wordsOf } from '../../domain/search/text.js';
import { EducatorDirectory } from '../courses/educator-directory.js';

/** The educators that a request names, and where. */
export interface Naming {
  /** Names by educator id. */
  readonly educators: ReadonlyMap<string, string>;
  /** All words of their names. */
  readonly words: ReadonlySet<string>;
  /** The places in the request where such a word may be a name rather than a subject. */
  readonly places: ReadonlySet<number>;
}

/** The words that may be names. */
interface Strangers {
  /** Words that occur in no course. */
  readonly missing: ReadonlyMap<string, unknown>;
  /** Words in neither the vocabulary nor the English dictionary. */
  readonly unknown: readonly string[];
}

const NOBODY: Naming = { educators: new Map(), words: new Set(), places: new Set() };

@Injectable()
export class NamedEducators {
  constructor(private readonly directory: EducatorDirectory) {}

  async in(words: readonly string[], { missing, unknown }: Strangers): Promise<Naming> {
    const strange = placesOfNames(
      words,
      (word) => missing.has(word),
      (word) => unknown.includes(word),
    );
    if ((await this.at(strange, words)).size === 0) return NOBODY;
    const places = withNeighbors(strange, words);
    const educators = await this.at(places, words);
    return { educators, words: new Set([...educators.values()].flatMap(wordsOf)), places };
  }

  private async at(
    places: ReadonlySet<number>,
    words: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const asked = words.filter((_, at) => places.has(at));
    return asked.length > 0 ? this.directory.named(asked) : new Map();
  }
}

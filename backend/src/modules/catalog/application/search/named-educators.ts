import { Injectable } from '@nestjs/common';
import { placesOfNames, withNeighbors } from '../../domain/search/names.js';
import { wordsOf } from '../../domain/search/text.js';
import { EducatorDirectory } from '../courses/educator-directory.js';

/** The educators a request names, and how. */
export interface Naming {
  /** Names by id. */
  readonly educators: ReadonlyMap<string, string>;
  /** All words of their names. */
  readonly words: ReadonlySet<string>;
  /** Where in the request a word of them may be a name and not a subject. */
  readonly places: ReadonlySet<number>;
}

/** What may be a name, and nothing else. */
interface Strangers {
  /** Words that no course has. */
  readonly missing: ReadonlyMap<string, unknown>;
  /** Words that neither the vocabulary nor English has. */
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

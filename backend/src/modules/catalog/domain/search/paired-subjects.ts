import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { stem } from './stem.js';
import { PAIRINGS } from './vocabulary/pairings.js';

export interface Pair {
  readonly subject: string;
  /** The places of the words that name it. */
  readonly places: readonly number[];
}

/** Also keeps words as written, because a request has subject ids in place of the phrases that named them. */
const stems = (words: readonly string[]) => new Set(words.flatMap((word) => [word, stem(word)]));
const pairings = onFirstUse(() =>
  PAIRINGS.map(({ subject, one, other }) => ({ subject, one: stems(one), other: stems(other) })),
);

/**
 * The subjects that two words anywhere in the request name together. @param words stems; '' for words that do not count
 */
export function pairedSubjects(words: readonly string[]): Pair[] {
  return pairings().flatMap(({ subject, one, other }) => {
    const placesOf = (set: ReadonlySet<string>) =>
      words.flatMap((word, at) => (word !== '' && set.has(word) ? [at] : []));
    const [ones, others] = [placesOf(one), placesOf(other)];
    const areTwo = ones.some((first) => others.some((second) => first !== second));
    return areTwo ? [{ subject, places: [...new Set([...ones, ...others])] }] : [];
  });
}

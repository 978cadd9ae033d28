import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { stem } from './stem.js';
import { PAIRINGS } from './vocabulary/pairings.js';

interface Pair {
  readonly subject: string;
  /** Where in the request the words stand that say so. */
  readonly places: readonly number[];
}

const stems = (words: readonly string[]) => new Set(words.map(stem));
const pairings = onFirstUse(() =>
  PAIRINGS.map(({ subject, one, other }) => ({ subject, one: stems(one), other: stems(other) })),
);

/** The subjects that two words of a request name together, wherever they stand. @param words stems; '' where nothing counts */
export function pairedSubjects(words: readonly string[]): Pair[] {
  return pairings().flatMap(({ subject, one, other }) => {
    const placesOf = (set: ReadonlySet<string>) =>
      words.flatMap((word, at) => (word !== '' && set.has(word) ? [at] : []));
    const [ones, others] = [placesOf(one), placesOf(other)];
    const areTwo = ones.some((first) => others.some((second) => first !== second));
    return areTwo ? [{ subject, places: [...ones, ...others] }] : [];
  });
}

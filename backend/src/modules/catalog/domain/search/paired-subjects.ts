import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { stem } from './stem.js';
import { PAIRINGS } from './vocabulary/pairings.js';

export interface Pair {
  readonly subject: string;
  /** The places of the words that name it. */
  readonly places: readonly number[];
  /** Whether one of these names the subject by itself, so that the pair only tells what the other means. */
  readonly isNamed: boolean;
}

/** Also keeps words as written, because a request has subject ids in place of the phrases that named them. */
const stems = (words: readonly string[]) => new Set(words.flatMap((word) => [word, stem(word)]));

interface Side {
  /** The number of the pairing. */
  readonly pairing: number;
  readonly isFirst: boolean;
}

/** The pairings that a word is part of: trying each of them was a tenth of the CPU and the garbage of a search. */
const sides = onFirstUse(() => {
  const all = new Map<string, Side[]>();
  for (const [pairing, { one, other }] of PAIRINGS.entries())
    for (const [words, isFirst] of [[one, true] as const, [other, false] as const])
      for (const word of stems(words)) {
        const known = all.get(word);
        if (known) known.push({ pairing, isFirst });
        else all.set(word, [{ pairing, isFirst }]);
      }
  return all;
});

/**
 * The subjects that two words anywhere in the request name together. @param words stems; '' for words that do not count
 */
export function pairedSubjects(words: readonly string[]): Pair[] {
  const found = new Map<number, { ones: number[]; others: number[] }>();
  for (const [at, word] of words.entries())
    for (const { pairing, isFirst } of (word !== '' && sides().get(word)) || []) {
      const places = found.get(pairing) ?? { ones: [], others: [] };
      (isFirst ? places.ones : places.others).push(at);
      found.set(pairing, places);
    }
  return [...found]
    .sort(([one], [other]) => one - other)
    .flatMap(([pairing, { ones, others }]) => {
      const areTwo = ones.some((first) => others.some((second) => first !== second));
      const { subject, isNamed } = PAIRINGS[pairing] ?? {};
      return areTwo && subject !== undefined && isNamed !== undefined
        ? [{ subject, isNamed, places: [...new Set([...ones, ...others])] }]
        : [];
    });
}

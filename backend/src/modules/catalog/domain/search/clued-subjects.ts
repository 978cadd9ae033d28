import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { stem } from './stem.js';
import { CLUES } from './vocabulary/clues.js';

export interface Clued {
  readonly subject: string;
  /** The evidence for it; a word that hints at nothing else counts 1. */
  readonly weight: number;
  /** How many different words hint at it. */
  readonly words: number;
  /** Whether one of them is rare. */
  readonly isRare: boolean;
}

/** The subjects hinted at, by stem. */
const hints = onFirstUse(() => {
  const all = new Map<string, Set<string>>();
  for (const [word, subject] of CLUES) {
    const subjects = all.get(stem(word)) ?? new Set();
    all.set(stem(word), subjects.add(subject));
  }
  return all;
});

const hinting = onFirstUse(() => new Set(CLUES.map(([word]) => word)));

/** Whether the word as written hints at anything, which means that it is spelled correctly. */
export function isClue(word: string): boolean {
  return hinting().has(word);
}

/** Every subject that one of the words hints at. @param words stems */
export const hintedAt = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [...(hints().get(word) ?? [])])),
];

/**
 * The subjects that the words of a request hint at, likeliest first.
 * @param words stems
 * @param telling the stems that are not padding, and whether each is rare; at least one of these has to hint at the
 * subject
 */
export function cluedSubjects(
  words: ReadonlySet<string>,
  telling: ReadonlyMap<string, boolean>,
): Clued[] {
  const found = new Map<string, Omit<Clued, 'subject'> & { isTold: boolean }>();
  for (const word of words) {
    const subjects = hints().get(word) ?? new Set();
    for (const subject of subjects) {
      const known = found.get(subject) ?? { weight: 0, words: 0, isRare: false, isTold: false };
      found.set(subject, {
        weight: known.weight + 1 / Math.sqrt(subjects.size),
        words: known.words + 1,
        isRare: known.isRare || telling.get(word) === true,
        isTold: known.isTold || telling.has(word),
      });
    }
  }
  return [...found]
    .filter(([, { isTold }]) => isTold)
    .map(([subject, { isTold: _, ...clued }]) => ({ subject, ...clued }))
    .sort((one, other) => other.weight - one.weight);
}

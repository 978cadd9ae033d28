import { onFirstUse } from './on-first-use.js';
import { stem } from './stem.js';
import { CLUES } from './vocabulary/clues.js';

export interface Clued {
  readonly subject: string;
  /** How much speaks for it; a word that hints at nothing else counts 1. */
  readonly weight: number;
  /** How many different words do. */
  readonly words: number;
}

/** By stem, the subjects it hints at. */
const hints = onFirstUse(() => {
  const all = new Map<string, Set<string>>();
  for (const [word, subject] of CLUES) {
    const subjects = all.get(stem(word)) ?? new Set();
    all.set(stem(word), subjects.add(subject));
  }
  return all;
});

const hinting = onFirstUse(() => new Set(CLUES.map(([word]) => word)));

/** Whether the word, just as it is written, hints at anything, so that it is spelled correctly. */
export function isClue(word: string): boolean {
  return hinting().has(word);
}

/**
 * The subjects that words of a request hint at, likeliest first.
 * @param words stems
 * @param telling those of them that are more than padding; at least one of these has to hint
 */
export function cluedSubjects(words: ReadonlySet<string>, telling: ReadonlySet<string>): Clued[] {
  const found = new Map<string, { weight: number; words: number; isTold: boolean }>();
  for (const word of words) {
    const subjects = hints().get(word) ?? new Set();
    for (const subject of subjects) {
      const clued = found.get(subject) ?? { weight: 0, words: 0, isTold: false };
      found.set(subject, clued);
      clued.weight += 1 / Math.sqrt(subjects.size);
      clued.words += 1;
      clued.isTold ||= telling.has(word);
    }
  }
  return [...found]
    .filter(([, { isTold }]) => isTold)
    .map(([subject, { weight, words: count }]) => ({ subject, weight, words: count }))
    .sort((one, other) => other.weight - one.weight);
}

import { isNumber } from './text.js';
import { FILLERS } from './vocabulary/spoken-words.js';

const BY = new Set(['by', 'instructor', 'teacher', 'educator', 'trainer']);
/** Words that may precede a name, but also much else. */
const MARKS = new Set([...BY, 'from', 'with']);

/**
 * The places where a request may name a person: unknown words, and whatever follows "by".
 * @param strange whether the word is not just a misspelling of a known one
 * @param unknown whether neither the vocabulary nor English has the word
 */
export function placesOfNames(
  words: readonly string[],
  strange: (word: string) => boolean,
  unknown: (word: string) => boolean,
): ReadonlySet<number> {
  const places = words.flatMap((word, at) => {
    const before = words[at - 1] ?? '';
    const isMarked = BY.has(before) || (MARKS.has(before) && unknown(word));
    return strange(word) || (isMarked && canBeName(word)) ? [at] : [];
  });
  return new Set(places);
}

/** Adds the words next to a name: in "Asha Rao", "Asha" is a name, although it also means a health worker. */
export function withNeighbors(
  places: ReadonlySet<number>,
  words: readonly string[],
): ReadonlySet<number> {
  const beside = [...places].flatMap((at) => [at - 1, at + 1]);
  return new Set([...places, ...beside.filter((at) => canBeName(words[at] ?? ''))]);
}

function canBeName(word: string): boolean {
  return word.length > 1 && !FILLERS.has(word) && !isNumber(word);
}

import { isNumber } from './text.js';
import { FILLERS } from './vocabulary/spoken-words.js';

const BY = new Set(['by', 'instructor', 'teacher', 'educator', 'trainer']);
/** Before a name, and before much else. */
const MARKS = new Set([...BY, 'from', 'with']);

/**
 * The places where a request may name somebody: of words that nobody knows, and of what follows "by".
 * @param strange whether the word is no slip of a known one
 * @param unknown whether neither the vocabulary nor English has it
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

/** With what stands beside a name: "Asha Rao", though "Asha" is a health worker as well. */
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

import { onFirstUse } from './on-first-use.js';
import { isNumber, wordsOf } from './text.js';
import {
  CHEAP_TERMS,
  FILLERS,
  FREE_TERMS,
  LEVEL_TERMS,
  NEWEST_TERMS,
  NUMBER_WORDS,
  POPULAR_TERMS,
  RATED_TERMS,
  SHORT_TERMS,
  TRANSLITERATIONS,
} from './vocabulary/spoken-words.js';
import { SUBJECTS } from './vocabulary/subjects.js';

const SHORTEST_CORRECTED = 4;
const LONGEST_CORRECTED = 24;
const LENGTH_FOR_TWO_SLIPS = 8;
const LENGTH_FOR_THREE_SLIPS = 11;
/** What a word of the subjects is worth over another one just as near. */
const SUBJECT_BONUS = 0.1;
const OTHER_FIRST_LETTER = 0.4;
/** Letters are left out more often than put in. */
const LEFT_OUT_BONUS = 0.05;

const subjectWords = onFirstUse(
  () => new Set(SUBJECTS.flatMap(({ terms }) => terms.flatMap((term) => wordsOf(term)))),
);
const phraseWords = () =>
  [
    ...Object.values(LEVEL_TERMS).flat(),
    ...[FREE_TERMS, CHEAP_TERMS, SHORT_TERMS, RATED_TERMS, POPULAR_TERMS, NEWEST_TERMS].flat(),
  ].flatMap((term) => wordsOf(term));
const vocabulary = onFirstUse(
  () =>
    new Set([
      ...subjectWords(),
      ...phraseWords(),
      ...FILLERS,
      ...NUMBER_WORDS.keys(),
      ...TRANSLITERATIONS.keys(),
      ...TRANSLITERATIONS.values(),
      ...wordsOf(
        'under below less than within max maximum minimum between above hours hour minutes minute rupees rupee free not except ghante stars rating instructor',
      ),
    ]),
);
const byLength = onFirstUse(() =>
  Map.groupBy(
    [...vocabulary()].filter((word) => word.length >= SHORTEST_CORRECTED),
    (word) => word.length,
  ),
);

/** Whether the vocabulary explains the word, so that the catalog need not be asked. */
export function isKnownWord(word: string): boolean {
  return isNumber(word) || vocabulary().has(word);
}

/**
 * The word that was probably meant, or null. Words of the vocabulary and those the catalog has near it compete.
 * @param nearby words of the catalog that look alike
 */
export function corrected(word: string, nearby: readonly string[]): string | null {
  if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED) return null;
  if (!/^[a-z]+$/.test(word)) return null;
  const allowed = slipsAllowed(word);
  let best: string | null = null;
  let least = allowed + OTHER_FIRST_LETTER;
  const sound = soundOf(word);
  for (const candidate of candidatesFor(word, allowed, nearby)) {
    const slips = Math.min(slipsBetween(word, candidate, allowed), soundSlips(sound, candidate));
    const cost =
      slips +
      (candidate[0] === word[0] || slips < 1 ? 0 : OTHER_FIRST_LETTER) -
      (subjectWords().has(candidate) ? SUBJECT_BONUS : 0) -
      (candidate.length > word.length ? LEFT_OUT_BONUS : 0);
    if (slips <= allowed && cost < least) {
      least = cost;
      best = candidate;
    }
  }
  return best;
}

function slipsAllowed({ length }: string): number {
  if (length >= LENGTH_FOR_THREE_SLIPS) return 3;
  return length >= LENGTH_FOR_TWO_SLIPS ? 2 : 1;
}

/** Two known words written as one: "machinelearning". */
export function splitWord(word: string): readonly [string, string] | null {
  const known = subjectWords();
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const head = word.slice(0, cut);
    const tail = word.slice(cut);
    if (known.has(head) && known.has(tail)) return [head, tail];
  }
  return null;
}

function* candidatesFor(word: string, allowed: number, nearby: readonly string[]) {
  for (let length = word.length - allowed; length <= word.length + allowed; length++)
    yield* byLength().get(length) ?? [];
  yield* nearby;
}

/** Spelled as it sounds: what people write who know a word by ear only. */
function soundOf(word: string): string {
  let sound = word.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll('sh', 's');
  sound = sound.replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll('tion', 'san');
  sound = [...sound].map((letter) => ALIKE[letter] ?? letter).join('');
  return [...sound].filter((letter, at) => letter !== sound[at - 1]).join('');
}

const ALIKE: Readonly<Record<string, string>> = { c: 'k', q: 'k', z: 's', w: 'v', y: 'i' };
const sounds = onFirstUse(() => new Map([...subjectWords()].map((word) => [word, soundOf(word)])));

function soundSlips(sound: string, candidate: string): number {
  return sounds().get(candidate) === sound ? 0.5 : Infinity;
}

/** Letters left out, added, changed or swapped with a neighbor; Infinity beyond the limit. */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let slips = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, at(beforeLast, j - 2) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > limit) return Infinity;
    beforeLast = last;
    last = row;
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

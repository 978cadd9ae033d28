import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { lettersOfCode, wordsOf } from './text.js';
import { INDIAN_WORDS } from './vocabulary/indian-words.js';
import {
  CHEAP_TERMS,
  FILLERS,
  FREE_TERMS,
  LEVEL_TERMS,
  LONG_TERMS,
  NEWEST_TERMS,
  NUMBER_WORDS,
  POPULAR_TERMS,
  RATED_TERMS,
  SHORT_TERMS,
  TRANSLITERATIONS,
} from './vocabulary/spoken-words.js';
import { SUBJECTS } from './vocabulary/subjects.js';

/** "Steno" for stenography. */
const SHORTEST_CLIPPED = 5;
const SHORTEST_CORRECTED = 4;
const LONGEST_CORRECTED = 24;
const LENGTH_FOR_TWO_SLIPS = 8;
const LENGTH_FOR_THREE_SLIPS = 11;
const MOST_SLIPS = 3;
/** The advantage of a subject word over an equally close other word. */
const SUBJECT_BONUS = 0.1;
const OTHER_FIRST_LETTER = 0.4;
const LENGTH_FOR_OTHER_FIRST_LETTER = 6;
/** People omit letters more often than they add some. */
const LEFT_OUT_BONUS = 0.05;
/** The cost, in slips, of a word that sounds the same, and of one with the same consonants only. */
const SAME_SOUND = 0.5;
const SAME_SKELETON = 1;
const SAME_SKELETON_BONUS = 0.2;
/** Among words that sound alike, prefers the one spelled more alike. */
const LETTER_APART = 0.02;
const MOST_BONUS = SUBJECT_BONUS + SAME_SKELETON_BONUS + LEFT_OUT_BONUS;
/** Below this cost, no other correction is tried. */
const SURE = 1;
const SHORTEST_PART = 3;
const LENGTH_OF_SLIPPED_PART = 6;
const SHORTEST_JOINED = 6;
const SHORTEST_TORN = 5;
const SHORTEST_SKELETON = 4;
const LATIN = /^[a-z]+$/;
const AMOUNT = /^\d+(\.\d+)?k?$/;
const FIRST_LETTER = 97;

export const subjectWords = onFirstUse(
  () => new Set(SUBJECTS.flatMap(({ terms }) => terms.flatMap((term) => wordsOf(term)))),
);
const phraseWords = () =>
  [
    ...Object.values(LEVEL_TERMS).flat(),
    ...[
      FREE_TERMS,
      CHEAP_TERMS,
      SHORT_TERMS,
      LONG_TERMS,
      RATED_TERMS,
      POPULAR_TERMS,
      NEWEST_TERMS,
    ].flat(),
  ].flatMap((term) => wordsOf(term));
const besides = onFirstUse(
  () =>
    new Set([
      ...phraseWords(),
      ...FILLERS,
      ...NUMBER_WORDS.keys(),
      ...TRANSLITERATIONS.keys(),
      ...TRANSLITERATIONS.values(),
      ...wordsOf(
        'under below less than within max maximum minimum between above hours hour minutes minute rupees rupee free not except ghante stars rating instructor hundred thousand sau hazar hajar lakh',
      ),
    ]),
);
const vocabulary = onFirstUse(() => new Set([...subjectWords(), ...besides()]));
/** A word with precomputed keys for comparison. */
interface Spelling {
  readonly word: string;
  readonly sound: string;
  readonly skeleton: string;
  /** A bit mask of its letters. */
  readonly letters: number;
}

const spellings = onFirstUse(() =>
  [...vocabulary()]
    .filter((word) => word.length >= SHORTEST_CORRECTED && LATIN.test(word))
    .map(spellingOf),
);
const byLength = onFirstUse(() => Map.groupBy(spellings(), ({ word }) => word.length));
const bySkeleton = onFirstUse(() => Map.groupBy(spellings(), ({ skeleton }) => skeleton));

/** Whether the vocabulary has the word, so that the catalog need not be searched for it. */
export function isKnownWord(word: string): boolean {
  return AMOUNT.test(word) || vocabulary().has(word) || INDIAN_WORDS.has(word);
}

/** Whether the word expresses a wish, a bound or padding rather than a subject. */
export function isSaidBesides(word: string): boolean {
  return besides().has(word);
}

interface Correction {
  readonly word: string;
  readonly cost: number;
}

/**
 * The probable meaning of an unknown word: another word, two words run together, or itself. Words of the vocabulary
 * compete with similar ones from the catalog.
 * @param nearby similar words of the catalog
 */
export function respelled(word: string, nearby: readonly string[]): readonly string[] {
  const letters = lettersOfCode(word);
  if (letters !== null) return [isKnownWord(letters) ? letters : word];
  const nearest = correction(word, nearby);
  if (nearest && nearest.cost <= SURE) return [nearest.word];
  const longer = word.length >= SHORTEST_CLIPPED && nearby.find((other) => other.startsWith(word));
  if (longer) return [longer];
  return splitWord(word) ?? [nearest?.word ?? word];
}

/** Joins words that were split: "java script", "photo graphy". */
export function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = at + 1 < words.length ? joinedPair(words[at] ?? '', words[at + 1] ?? '') : null;
    whole.push(one ?? words[at] ?? '');
    if (one !== null) at += 1;
  }
  return whole;
}

/** The single word that the two form, allowing a slip if one of them is unknown: "chat gtp". */
function joinedPair(one: string, other: string): string | null {
  const pair = one + other;
  if (pair.length < (isPadded(one, other) ? SHORTEST_JOINED : SHORTEST_TORN)) return null;
  // "For getting" is not "forgetting".
  if (FILLERS.has(one) && FILLERS.has(other)) return null;
  if (subjectWords().has(pair)) return pair;
  if (isKnownWord(one) === isKnownWord(other) || other.length >= SHORTEST_CORRECTED) return null;
  // "Lift me" is no "lifetime", nor "lost my" an "lstm".
  if ([one, other].some((word) => FILLERS.has(word) || INDIAN_WORDS.has(word))) return null;
  const nearest = correction(pair, []);
  const isMeant =
    nearest &&
    nearest.cost < SURE &&
    subjectWords().has(nearest.word) &&
    slipsBetween(pair, nearest.word, 1) <= 1;
  return isMeant ? nearest.word : null;
}

/** "For ex" may be two words; "fig ma" is not. */
function isPadded(one: string, other: string): boolean {
  return (isKnownWord(one) && isKnownWord(other)) || FILLERS.has(one) || FILLERS.has(other);
}

function correction(word: string, nearby: readonly string[]): Correction | null {
  if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED) return null;
  if (!LATIN.test(word)) return null;
  const allowed = slipsAllowed(word);
  const typed = spellingOf(word);
  let best: Correction | null = null;
  for (const candidates of candidatesFor(typed, allowed, nearby))
    for (const candidate of candidates) {
      // With more slips, it could not beat the best one found so far.
      const limit = best ? Math.min(allowed, Math.floor(best.cost + MOST_BONUS)) : allowed;
      const cost = costOf(typed, candidate, limit, allowed);
      if (cost < (best?.cost ?? allowed + OTHER_FIRST_LETTER))
        best = { word: candidate.word, cost };
    }
  return best;
}

/** The cost of reading one word as the other; Infinity if they are too different. */
function costOf(typed: Spelling, candidate: Spelling, limit: number, allowed: number): number {
  const { word } = typed;
  const isHeard = candidate.skeleton === typed.skeleton;
  const startsOtherwise = candidate.word[0] !== word[0];
  if (startsOtherwise && word.length < LENGTH_FOR_OTHER_FIRST_LETTER && !isHeard) return Infinity;
  const letters = lettersApart(typed, candidate, isHeard ? MOST_SLIPS : limit);
  const slips = Math.min(letters <= allowed ? letters : Infinity, soundsApart(typed, candidate));
  const isOther = startsOtherwise && slips >= 1;
  if (slips > allowed || (isOther && word.length < LENGTH_FOR_OTHER_FIRST_LETTER)) return Infinity;
  return (
    slips +
    LETTER_APART * Math.min(letters, MOST_SLIPS + 1) +
    (isOther ? OTHER_FIRST_LETTER : 0) -
    (subjectWords().has(candidate.word) ? SUBJECT_BONUS : 0) -
    (isHeard ? SAME_SKELETON_BONUS : 0) -
    (candidate.word.length > word.length ? LEFT_OUT_BONUS : 0)
  );
}

function slipsAllowed({ length }: string): number {
  if (length >= LENGTH_FOR_THREE_SLIPS) return MOST_SLIPS;
  return length >= LENGTH_FOR_TWO_SLIPS ? 2 : 1;
}

/** Splits known words that were run together: "machinelearning", with a possible slip in the last one. */
function splitWord(word: string): readonly string[] | null {
  const known = subjectWords();
  let slipped: readonly string[] | null = null;
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const head = word.slice(0, cut);
    const tail = word.slice(cut);
    if (!known.has(head)) continue;
    if (known.has(tail)) return [head, tail];
    const rest = splitWord(tail);
    if (rest) return [head, ...rest];
    const nearest = tail.length >= LENGTH_OF_SLIPPED_PART ? correction(tail, []) : null;
    if (nearest && nearest.cost <= SURE) slipped ??= [head, nearest.word];
  }
  return slipped;
}

/** Returns the stored lists uncopied, because they hold thousands of words. */
function candidatesFor(typed: Spelling, allowed: number, nearby: readonly string[]) {
  const lists = [bySkeleton().get(typed.skeleton) ?? [], nearby.map(spellingOf)];
  const { length } = typed.word;
  for (let other = length - allowed; other <= length + allowed; other++)
    lists.push(byLength().get(other) ?? []);
  return lists;
}

function spellingOf(word: string): Spelling {
  const sound = soundOf(word);
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - FIRST_LETTER);
  return { word, sound, skeleton: skeletonOf(sound), letters };
}

/** A quick lower bound: words that differ in few letters have nearly the same set of letters. */
function lettersApart(one: Spelling, other: Spelling, limit: number): number {
  let apart = one.letters ^ other.letters;
  let different = 0;
  for (; apart !== 0; apart &= apart - 1) different += 1;
  return different > 2 * limit ? Infinity : slipsBetween(one.word, other.word, limit);
}

function soundsApart(one: Spelling, other: Spelling): number {
  if (one.sound === other.sound) return SAME_SOUND;
  const isAlike = one.skeleton === other.skeleton && one.skeleton.length >= SHORTEST_SKELETON;
  return isAlike ? SAME_SKELETON : Infinity;
}

/** A phonetic spelling, for people who know a word by ear only. */
export function soundOf(word: string): string {
  let sound = word.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll('sh', 's');
  sound = sound.replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll('tion', 'san');
  sound = sound.replace(/gn$/, 'n');
  sound = [...sound].map((letter) => ALIKE[letter] ?? letter).join('');
  return [...sound].filter((letter, at) => letter !== sound[at - 1]).join('');
}

const ALIKE: Readonly<Record<string, string>> = { c: 'k', q: 'k', z: 's', w: 'v', y: 'i' };

/** The consonants of a sound: little else survives when a word is written by ear or in another script. */
export function skeletonOf(sound: string): string {
  const opening = VOWELS.has(sound[0] ?? '') ? 'a' : '';
  const bare = sound.replace(/(?<=[aeiou])v$/, '');
  return opening + [...bare].filter((letter) => !VOWELS.has(letter)).join('');
}

const VOWELS = new Set('aeiou');

/** The number of letters omitted, added, changed or swapped with a neighbor; Infinity beyond the limit. */
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

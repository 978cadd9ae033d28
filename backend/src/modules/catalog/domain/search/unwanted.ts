import { type Facet, isImplied, subjectFacet, subjectToken, wordFacet } from './facet.js';
import { stem } from './stem.js';
import { kindsOf, subjectPhrases } from './subject-index.js';
import type { Tape } from './tape.js';
import { isNumber } from './text.js';
import { FILLERS } from './vocabulary/spoken-words.js';

/** In words. */
const LONGEST_NAME = 4;
const NEGATIONS = new Set(
  'not nothing except without excluding exclude bina avoid minus no dont skip hate'.split(' '),
);
/** "Other than", "apart from", "instead of". */
const EXCEPTIONS = new Map([
  ['other', 'than'],
  ['rather', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['instead', 'of'],
  ['leave', 'out'],
  ['anything', 'but'],
  ['everything', 'but'],
]);
/** Words that may stand between "not" and the unwanted subject. */
const AFTER_NEGATION = new Set(
  'a any the but about using in on with than from of for to want need like interested looking learn study use do writing too much many lots so'.split(
    ' ',
  ),
);
const BUT = new Set(['but', 'and', 'par', 'lekin', 'magar']);
const OR = new Set('or and nor aur ya'.split(' '));
/** Hindi negations after the unwanted subject: "python ke bina", "coding nahi chahiye". */
const NEGATIONS_AFTER = [
  'ke bina',
  'ke alawa',
  'nahi chahiye',
  'nahin chahiye',
  'chhod ke',
  'chhod kar',
  'chhodkar',
  'ko chhodkar',
  'ko chhod kar',
  'ke siva',
  'ke sivay',
  'ke bajay',
  'se alag',
  'excluded',
  'not wanted',
];
/** Between two subjects, refuses the first: "guitar nahi singing". */
const RATHER = new Set(['nahi', 'nahin', 'nhi', 'नहीं']);
/** Refuse whatever follows, a subject or any other word. */
const STRONG = new Set(['except', 'excluding', 'exclude', 'excl', 'minus']);

const FEARS = new Set(
  'hesitation hesitating hesitate jhijhak fear fright nervousness nervous anxiety shyness stress tension dar'.split(
    ' ',
  ),
);

/** Takes off the tape what a course should not be about. */
export function takeUnwanted(tape: Tape): Facet[] {
  const unwanted: Facet[] = [];
  for (let at = 0; at < tape.length; at++) {
    const next = afterNegation(tape, at);
    const match = subjectPhrases.at(tape.stems, next ?? at, tape.words);
    if (!match || !tape.isFree(next ?? at, match.length)) {
      if (next === null && isForOthers(tape, at)) unwanted.push(...takeWord(tape, at, at));
      else if (next !== null && refusesAnything(tape, at))
        unwanted.push(...takeWord(tape, at, next));
      else if (next !== null && isKindRefused(tape, at, next))
        unwanted.push(...takeWord(tape, at, next));
      continue;
    }
    // "No code" and "without coding" are subjects themselves.
    const whole = subjectPhrases.at(tape.stems, at, tape.words);
    if (next !== null && whole && whole.length > 1) {
      at += whole.length - 1;
      continue;
    }
    const end = (next ?? at) + match.length;
    // "English without hesitation" asks for what takes the hesitation away.
    if (tape.words.slice(next ?? at, end).some((word) => FEARS.has(word))) continue;
    const closing = next === null ? negationAt(tape, end) : 0;
    if (next === null && closing === 0) continue;
    unwanted.push(refusedFacet(tape.words.slice(next ?? at, end), match.values));
    tape.take(at, end + closing - at);
    if (next !== null) unwanted.push(...takeOthers(tape, end));
  }
  return unwanted;
}

/**
 * Refuses the subject and its kinds, but not subjects that merely also belong to it: Flutter is for Android as well,
 * but no kind of it.
 */
function refusedFacet(words: readonly string[], ids: readonly string[]): Facet {
  const facet = subjectFacet(words, ids);
  const kinds = ids.flatMap(kindsOf).map((id) => ({ token: subjectToken(id), weight: 1 }));
  const own =
    facet.category === null ? facet.tokens.filter(({ token }) => !isImplied(token)) : facet.tokens;
  return { ...facet, tokens: [...own, ...kinds] };
}

/** "Except", "other than", "but not". */
function refusesAnything(tape: Tape, at: number): boolean {
  const word = tape.word(at);
  if (STRONG.has(word) || EXCEPTIONS.has(word)) return true;
  if (word === 'dont' && tape.word(at + 1) === 'want') return true;
  // "Repair work, no mobile no laptop"; a single "no" may tell what somebody lacks.
  const isListed = tape.word(at + 2) === 'no' || tape.words[at - 2] === 'no';
  if (word === 'no' && at > 0 && isListed) return true;
  return word === 'not' && (BUT.has(tape.word(at - 1)) || tape.word(at + 1) === 'for');
}

function takeWord(tape: Tape, at: number, next: number): Facet[] {
  const word = tape.word(next);
  if (word.length <= 1 || FILLERS.has(word) || isNumber(word)) return [];
  const kind = kindBefore(tape, at, word);
  tape.take(at, next + 1 - at);
  return [wordFacet(word, 'unknown'), ...(kind === null ? [] : [kind])];
}

/** "Bachchon ko nahi, mujhe": who the course is not for. */
function isForOthers({ words }: Tape, at: number): boolean {
  const after = words.slice(at + 1, at + 4);
  const end = after[0] === 'ko' ? 1 : after[0] === 'ke' && after[1] === 'liye' ? 2 : null;
  return end !== null && RATHER.has(after[end] ?? '');
}

/**
 * "Dance, not Bollywood": the last word, after a subject, is a kind of it. What does not work is in the "-ing" form: "wifi
 * not connecting".
 */
function isKindRefused(tape: Tape, at: number, next: number): boolean {
  const word = tape.word(next);
  if (tape.word(at) !== 'not' || next !== tape.length - 1 || word.endsWith('ing')) return false;
  return subjectBefore(tape, at) !== null;
}

/** The words of a subject that end right before the place. */
function subjectBefore({ stems, words }: Tape, end: number): readonly string[] | null {
  for (let at = Math.max(0, end - LONGEST_NAME); at < end; at++)
    if (subjectPhrases.at(stems.slice(0, end), at, words)?.length === end - at)
      return words.slice(at, end);
  return null;
}

/** "Dance, not classical" refuses classical dance: the word names a kind together with the subject before. */
function kindBefore(tape: Tape, at: number, word: string): Facet | null {
  const named = subjectBefore(tape, at);
  if (named === null) return null;
  const words = [word, ...named];
  const match = subjectPhrases.at(words.map(stem), 0, words);
  const alone = subjectPhrases.at(named.map(stem), 0, named);
  if (match?.length !== words.length || match.values.some((id) => alone?.values.includes(id)))
    return null;
  return refusedFacet(words, match.values);
}

/** "Without PHP or WordPress". */
function takeOthers(tape: Tape, at: number): Facet[] {
  if (!OR.has(tape.word(at))) return [];
  const match = subjectPhrases.at(tape.stems, at + 1, tape.words);
  if (!match || !tape.isFree(at + 1, match.length)) return [];
  const end = at + 1 + match.length;
  tape.take(at, end - at);
  const facet = refusedFacet(tape.words.slice(at + 1, end), match.values);
  return [facet, ...takeOthers(tape, end)];
}

/** "Data science with less maths": who wants little of the theory would rather have none. */
const LITTLE = new Set(['less', 'kam', 'minimal', 'कम']);
const THEORY = new Set(['maths', 'statistics', 'programming']);

const isTheory = (tape: Tape, at: number): boolean =>
  subjectPhrases.at(tape.stems, at, tape.words)?.values.every((id) => THEORY.has(id)) === true;

const BINA = new Set(['bina', 'बिना']);
const KE = new Set(['ke', 'के']);

/** The place where the refused words begin; null when the word at the place refuses nothing. */
function afterNegation(tape: Tape, at: number): number | null {
  const word = tape.word(at);
  if (LITTLE.has(word) && isTheory(tape, at + 1)) return at + 1;
  const isException = EXCEPTIONS.has(word) && EXCEPTIONS.get(word) === tape.words[at + 1];
  if (!NEGATIONS.has(word) && !isException) return null;
  // "Mitti ke bina kheti": after "ke" it refuses the word before, whatever follows.
  if (BINA.has(word) && KE.has(tape.words[at - 1] ?? '')) return null;
  if (word === 'not' && (isComplaint(tape, at) || isUnknown(tape, at))) return null;
  let next = at + 1;
  while (AFTER_NEGATION.has(tape.word(next))) next += 1;
  return next;
}

/** "My site does not show up": reports a failure and refuses nothing. */
const FAILING = new Set('does is are did has have was were can could will do'.split(' '));
const WANTING = new Set('want need like wanted interested looking about for'.split(' '));

function isComplaint(tape: Tape, at: number): boolean {
  return FAILING.has(tape.words[at - 1] ?? '') && !WANTING.has(tape.words[at + 1] ?? '');
}

const KNOWING = new Set(['know', 'knows', 'learned', 'learnt']);

/** "I know Python but not SQL": SQL is what is missing. */
function isUnknown({ words }: Tape, at: number): boolean {
  return BUT.has(words[at - 1] ?? '') && words.slice(0, at).some((word) => KNOWING.has(word));
}

/** Between the refused and the wanted subject: "trading nahi, sirf bachat". */
const INSTEAD = new Set(['sirf', 'siraf', 'keval', 'balki', 'only']);

/** "Guitar nahi, koi aur instrument". */
const OTHER = new Set([
  'koi',
  'kuch',
  'kuchh',
  'dusra',
  'doosra',
  'dusri',
  'doosri',
  'alag',
  'something',
]);

/**
 * "Guitar nahi singing", "singing par guitar nahi": followed by another subject, or the last word after at least two
 * others.
 */
function closes(tape: Tape, at: number): boolean {
  const isLast = at === tape.length - 1 && at > 1;
  if (OTHER.has(tape.words[at + 1] ?? '')) return true;
  const follows = INSTEAD.has(tape.word(at + 1)) ? at + 2 : at + 1;
  return isLast || subjectPhrases.at(tape.stems, follows, tape.words) !== null;
}

/** The number of words at the place that refuse the words before them. */
function negationAt(tape: Tape, at: number): number {
  if (RATHER.has(tape.word(at)) && closes(tape, at)) return 1;
  const said = tape.words.slice(at, at + 2).join(' ');
  const found = NEGATIONS_AFTER.find((words) => said === words || said.startsWith(`${words} `));
  return found?.split(' ').length ?? 0;
}

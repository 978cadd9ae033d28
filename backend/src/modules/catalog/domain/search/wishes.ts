import type { Level } from '../courses/course-vocabulary.js';
import { Phrases } from './phrases.js';
import { asRead, subjectPhrases } from './subject-index.js';
import type { Tape } from './tape.js';
import {
  ANY_PRICE_TERMS,
  CHEAP_TERMS,
  FREE_TERMS,
  LEVEL_TERMS,
  LONG_TERMS,
  NEWEST_TERMS,
  PAID_TERMS,
  POPULAR_TERMS,
  RATED_TERMS,
  SAYINGS,
  SHORT_TERMS,
  UNWANTED_LEVEL_TERMS,
} from './vocabulary/spoken-words.js';

export type Preference = 'cheap' | 'short' | 'long' | 'rated' | 'popular' | 'newest';

interface Wishes {
  readonly level: Level | null;
  readonly unwantedLevel: Level | null;
  readonly isFree: boolean;
  readonly isPaid: boolean;
  readonly prefers: ReadonlySet<Preference>;
}

type Wish = Level | 'not Beginner' | 'not Advanced' | 'free' | 'paid' | 'nothing' | Preference;
const entries = (terms: readonly string[], wish: Wish) =>
  terms.map((term) => [asRead(term), wish] as const);
const wishes = new Phrases<Wish>(() => [
  ...entries(LEVEL_TERMS.Beginner, 'Beginner'),
  ...entries(LEVEL_TERMS.Intermediate, 'Intermediate'),
  ...entries(LEVEL_TERMS.Advanced, 'Advanced'),
  ...entries(FREE_TERMS, 'free'),
  ...entries(UNWANTED_LEVEL_TERMS.Beginner ?? [], 'not Beginner'),
  ...entries(UNWANTED_LEVEL_TERMS.Advanced ?? [], 'not Advanced'),
  ...entries(ANY_PRICE_TERMS, 'nothing'),
  ...entries(SAYINGS, 'nothing'),
  ...entries(PAID_TERMS, 'paid'),
  ...entries(CHEAP_TERMS, 'cheap'),
  ...entries(SHORT_TERMS, 'short'),
  ...entries(LONG_TERMS, 'long'),
  ...entries(RATED_TERMS, 'rated'),
  ...entries(POPULAR_TERMS, 'popular'),
  ...entries(NEWEST_TERMS, 'newest'),
]);
const LEVELS = new Set<Wish>(['Beginner', 'Intermediate', 'Advanced']);
const NEW = new Set(['new', 'naya', 'naye', 'nayi', 'नया', 'नए']);
const COURSE_WORDS = new Set('course courses class classes'.split(' '));
const BASICS = new Set(['basic', 'basics', 'fundamentals']);
/** Words that indicate a level wherever they stand. */
const TELLING_LEVEL = new Set([
  ...BASICS,
  ...'beginner beginners fundamental introduction intro advanced advance expert intermediate'.split(
    ' ',
  ),
]);
/** The maximum distance between "new" and "courses". */
const NEAR = 4;

/** Takes off the tape the level, the price in words, and the preferred order. */
export function takeWishes(tape: Tape): Wishes {
  let level: Level | null = null;
  let unwantedLevel: Level | null = null;
  let isFree = false;
  let isPaid = false;
  const prefers = new Set<Preference>();
  for (let at = 0; at < tape.length; at++) {
    const match = wishes.at(tape.stems, at);
    // "User experience" is a subject, not a level; the longer match wins.
    const subject = subjectPhrases.at(tape.stems, at, tape.words);
    if (subject && subject.length > 1 && subject.length >= (match?.length ?? 0)) {
      level ??= levelWithin(tape, at, subject.length);
      at += subject.length - 1;
      continue;
    }
    if (!match || !tape.isFree(at, match.length)) continue;
    const [wish] = match.values;
    if (wish === undefined || isSpokenEnglish(tape, at)) continue;
    if (match.length === 1 && meansOther(tape, at)) continue;
    if (LEVELS.has(wish)) {
      // "I already know the basics" says what they know, not what they want.
      if (!(level === 'Intermediate' && BASICS.has(tape.words[at] ?? ''))) level = wish as Level;
    } else if (wish === 'free') isFree = true;
    else if (wish === 'paid') isPaid = true;
    else if (wish === 'not Beginner') unwantedLevel = 'Beginner';
    else if (wish === 'not Advanced') unwantedLevel = 'Advanced';
    else if (wish !== 'nothing') prefers.add(wish as Preference);
    tape.take(at, match.length);
    at += match.length - 1;
  }
  if (asksForPaid(tape)) isPaid = true;
  if (asksForNew(tape)) prefers.add('newest');
  return { level, unwantedLevel, isFree, isPaid, prefers };
}

/** "Python basics" and "advanced Excel" name subjects, but also indicate a level. */
function levelWithin({ words, stems }: Tape, start: number, length: number): Level | null {
  for (let at = start; at < start + length; at++) {
    if (!TELLING_LEVEL.has(words[at] ?? '')) continue;
    const [wish] = wishes.at(stems.slice(0, at + 1), at)?.values ?? [];
    if (wish !== undefined && LEVELS.has(wish)) return wish as Level;
  }
  return null;
}

/** "Sugar free", "feel free", "tax free". */
const FREE_OF = new Set(
  'feel stress sugar gluten tax error bug royalty hands oil pain ad ads worry drug copyright hassle risk fat dairy egg wheat duty toll rust anxiety tension crime lead'.split(
    ' ',
  ),
);
/** "Short videos", "long hair", "paid ads", "improve myself". */
const OF_THE_THING = new Map([
  ['improve', new Set('myself yourself himself herself self'.split(' '))],
  [
    'short',
    new Set(
      'video videos film films movie movies story stories form hair circuit selling term'.split(
        ' ',
      ),
    ),
  ],
  ['long', new Set('hair exposure term distance division form jump run'.split(' '))],
  [
    'paid',
    new Set(
      'ads ad advertising media marketing campaigns promotion traffic work job jobs leave internship'.split(
        ' ',
      ),
    ),
  ],
]);

/** Whether the word that could be a wish describes something in the course. */
function meansOther({ words }: Tape, at: number): boolean {
  const word = words[at] ?? '';
  if (word === 'free') return FREE_OF.has(words[at - 1] ?? '');
  return OF_THE_THING.get(word)?.has(words[at + 1] ?? '') === true;
}

/** The maximum distance between "in English" and a word before it that makes English the subject. */
const NEAR_SPEECH = 4;
const TALKING = new Set('speak speaking talk talking converse conversation communicate'.split(' '));

/** "I cannot talk to clients in English" asks for English, not for a course taught in it. */
function isSpokenEnglish({ words }: Tape, at: number): boolean {
  if (words[at] !== 'in' || words[at + 1] !== 'english') return false;
  return words.slice(Math.max(0, at - NEAR_SPEECH), at).some((word) => TALKING.has(word));
}

const NOT_PAID = new Set(
  'get getting be being am is are was not well low highly under un'.split(' '),
);

/** "Paid yoga course"; "how to get paid" is about something else. */
function asksForPaid(tape: Tape): boolean {
  return tape.words.some((word, at) => {
    if (word !== 'paid' || !tape.isFree(at) || meansOther(tape, at)) return false;
    const names = subjectPhrases.at(tape.stems, at + 1, tape.words) !== null;
    return names && !NOT_PAID.has(tape.words[at - 1] ?? '');
  });
}

/** "New Python courses". */
function asksForNew(tape: Tape): boolean {
  const at = tape.words.findIndex((word) => NEW.has(word));
  if (at < 0 || !tape.isFree(at)) return false;
  return tape.words.slice(at, at + NEAR).some((word) => COURSE_WORDS.has(word));
}

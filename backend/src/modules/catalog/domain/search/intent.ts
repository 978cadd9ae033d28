import type { Level } from '../course-vocabulary.js';
import { type Commonness, type Facet, pairedFacet, subjectFacet, wordFacet } from './facet.js';
import { type Limits, takeLimits } from './limits.js';
import { pairedSubjects } from './paired-subjects.js';
import { Phrases } from './phrases.js';
import { subjectPhrases } from './subject-index.js';
import { Tape } from './tape.js';
import { isNumber } from './text.js';
import {
  ANY_PRICE_TERMS,
  CHEAP_TERMS,
  FILLERS,
  FREE_TERMS,
  LEVEL_TERMS,
  NEWEST_TERMS,
  PAID_TERMS,
  POPULAR_TERMS,
  RATED_TERMS,
  SHORT_TERMS,
  TRANSLITERATIONS,
} from './vocabulary/spoken-words.js';

type Preference = 'cheap' | 'short' | 'rated' | 'popular' | 'newest';

/** What a request asks for, as far as it was understood. */
export interface Intent {
  /** What the course should be about; every facet should be found in it. */
  readonly facets: readonly Facet[];
  /** What it should not be about. */
  readonly unwanted: readonly Facet[];
  readonly level: Level | null;
  readonly isFree: boolean;
  readonly limits: Limits;
  readonly prefers: ReadonlySet<Preference>;
  /** Whether it speaks of courses at all; a mere greeting does not. */
  readonly isRequest: boolean;
}

type Wish = Level | 'free' | 'paid' | 'any price' | Preference;
const entries = (terms: readonly string[], wish: Wish) =>
  terms.map((term) => [term, wish] as const);
const wishes = new Phrases<Wish>([
  ...entries(LEVEL_TERMS.Beginner, 'Beginner'),
  ...entries(LEVEL_TERMS.Intermediate, 'Intermediate'),
  ...entries(LEVEL_TERMS.Advanced, 'Advanced'),
  ...entries(FREE_TERMS, 'free'),
  ...entries(ANY_PRICE_TERMS, 'any price'),
  ...entries(PAID_TERMS, 'paid'),
  ...entries(CHEAP_TERMS, 'cheap'),
  ...entries(SHORT_TERMS, 'short'),
  ...entries(RATED_TERMS, 'rated'),
  ...entries(POPULAR_TERMS, 'popular'),
  ...entries(NEWEST_TERMS, 'newest'),
]);
const LEVELS = new Set<Wish>(['Beginner', 'Intermediate', 'Advanced']);
const REQUEST_WORDS = new Set(
  `course courses class classes tutorial tutorials learn learning study video videos lesson lessons training teach something anything
  sikhna seekhna sikhni seekhni sikhao seekhao padhna sikh seekh कोर्स सीखना`.split(/\s+/),
);
const NEGATIONS = new Set([
  'not',
  'except',
  'without',
  'excluding',
  'bina',
  'avoid',
  'minus',
  'no',
]);
/** "Other than", "apart from", "instead of". */
const EXCEPTIONS = new Map([
  ['other', 'than'],
  ['rather', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['instead', 'of'],
]);
/** Between "not" and what is not wanted. */
const AFTER_NEGATION = new Set('a any the about using in on with than from of'.split(' '));
/** Behind what is not wanted, in Hindi: "python ke bina", "coding nahi chahiye". */
const NEGATIONS_AFTER = [
  'ke bina',
  'ke alawa',
  'nahi chahiye',
  'nahin chahiye',
  'chhod ke',
  'chhodkar',
];
const MAX_FACETS = 8;
/** In rupees. */
const LEAST_PAID = 1;
/** Part of its importance that a word keeps when it means something else together with another. */
const SHADED = 0.5;

type Commonnesses = ReadonlyMap<string, Commonness>;

/**
 * Reads a request word by word; the words are spelled correctly by now.
 * @param commonness of the words, as far as English knows them
 */
export function intentOf(words: readonly string[], commonness: Commonnesses = new Map()): Intent {
  const tape = new Tape(words.map((word) => TRANSLITERATIONS.get(word) ?? word));
  const limits = takeLimits(tape);
  const { level, isFree, isPaid, prefers } = takeWishes(tape);
  if (isPaid) limits.minPrice ??= LEAST_PAID;
  const unwanted = takeUnwanted(tape);
  const facets = takeFacets(tape, commonness)
    .sort((one, other) => other.importance - one.importance)
    .slice(0, MAX_FACETS);
  const isRequest = words.some((word) => REQUEST_WORDS.has(word)) || prefers.size > 0;
  return { facets, unwanted, level, isFree, limits, prefers, isRequest };
}

function takeWishes(tape: Tape) {
  let level: Level | null = null;
  let isFree = false;
  let isPaid = false;
  const prefers = new Set<Preference>();
  for (let at = 0; at < tape.length; at++) {
    const match = wishes.at(tape.stems, at);
    // "User experience" is a subject, not a level; the longer reading wins.
    const subject = subjectPhrases.at(tape.stems, at);
    if (subject && subject.length > 1 && subject.length >= (match?.length ?? 0)) {
      at += subject.length - 1;
      continue;
    }
    if (!match || !tape.isFree(at, match.length)) continue;
    const [wish] = match.values;
    if (wish === undefined) continue;
    if (LEVELS.has(wish)) level = wish as Level;
    else if (wish === 'free') isFree = true;
    else if (wish === 'paid') isPaid = true;
    else if (wish !== 'any price') prefers.add(wish as Preference);
    tape.take(at, match.length);
    at += match.length - 1;
  }
  return { level, isFree, isPaid, prefers };
}

function takeUnwanted(tape: Tape): Facet[] {
  const unwanted: Facet[] = [];
  for (let at = 0; at < tape.length; at++) {
    const next = afterNegation(tape, at);
    const match = subjectPhrases.at(tape.stems, next ?? at);
    if (!match || !tape.isFree(next ?? at, match.length)) continue;
    // "No code", "without coding" name a subject themselves.
    const whole = subjectPhrases.at(tape.stems, at);
    if (next !== null && whole && whole.length > 1) {
      at += whole.length - 1;
      continue;
    }
    const end = (next ?? at) + match.length;
    const closing = next === null ? negationAt(tape, end) : 0;
    if (next === null && closing === 0) continue;
    unwanted.push(subjectFacet(tape.words.slice(next ?? at, end), match.values));
    tape.take(at, end + closing - at);
  }
  return unwanted;
}

/** Where that begins which the word at the place refuses; null when it refuses nothing. */
function afterNegation(tape: Tape, at: number): number | null {
  const word = tape.word(at);
  const isException = EXCEPTIONS.has(word) && EXCEPTIONS.get(word) === tape.words[at + 1];
  if (!NEGATIONS.has(word) && !isException) return null;
  let next = at + 1;
  while (AFTER_NEGATION.has(tape.word(next))) next += 1;
  return next;
}

/** How many words at the place refuse what stands before them. */
function negationAt(tape: Tape, at: number): number {
  const said = tape.words.slice(at, at + 2).join(' ');
  const found = NEGATIONS_AFTER.find((words) => said === words || said.startsWith(`${words} `));
  return found?.split(' ').length ?? 0;
}

function takeFacets(tape: Tape, commonness: Commonnesses): Facet[] {
  const found: Found[] = [];
  // Words that a phrase explains do not name anything else besides.
  const loose = tape.stems.map((stemmed, at) => (tape.isFree(at) ? stemmed : ''));
  for (let at = 0; at < tape.length; at++) {
    const word = tape.word(at);
    if (word === '') continue;
    const match = subjectPhrases.at(tape.stems, at);
    if (match && tape.isFree(at, match.length) && !(match.length === 1 && FILLERS.has(word))) {
      const words = tape.words.slice(at, at + match.length);
      found.push({ at, subjects: match.values, facet: subjectFacet(words, match.values) });
      if (match.length > 1) loose.fill('', at, at + match.length);
      at += match.length - 1;
    } else if (!FILLERS.has(word) && !isNumber(word) && word.length > 1)
      found.push({ at, subjects: [], facet: wordFacet(word, commonness.get(word) ?? 'unknown') });
  }
  const facets = new Map<string, Facet>();
  for (const facet of withPairs(found, loose))
    facets.set(facet.tokens.map(({ token }) => token).join(), facet);
  return [...facets.values()];
}

interface Found {
  readonly at: number;
  readonly subjects: readonly string[];
  readonly facet: Facet;
}

/** What two words mean together stands before what each means alone: "angry customers" is customer service. */
function withPairs(found: readonly Found[], loose: readonly string[]): Facet[] {
  const named = new Set(found.flatMap(({ subjects }) => subjects));
  const pairs = pairedSubjects(loose).filter(({ subject }) => !named.has(subject));
  const explained = new Set(pairs.flatMap(({ places }) => places));
  const rest = found.flatMap(({ at, subjects, facet }) => {
    if (!explained.has(at)) return [facet];
    return subjects.length === 0 ? [] : [{ ...facet, importance: facet.importance * SHADED }];
  });
  return [...pairs.map(({ subject }) => pairedFacet(subject)), ...rest];
}

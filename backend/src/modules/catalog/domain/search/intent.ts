import type { Level } from '../courses/course-vocabulary.js';
import { withoutAges } from './ages.js';
import { EVERYWHERE, type Lexicon, takeFacets } from './asked-facets.js';
import { type Facet, subjectToken, wordFacet } from './facet.js';
import { type Limits, takeLimits } from './limits.js';
import { withEachClass, withoutSchooling } from './school-classes.js';
import { withSharedHeads } from './shared-heads.js';
import { Tape } from './tape.js';
import { takeLanguages, takeRefusedLanguages } from './spoken-language.js';
import { takeTakenBack } from './taken-back.js';
import { takeUnlearned } from './unlearned.js';
import { takeUnwanted } from './unwanted.js';
import { inEnglish } from './vocabulary/spoken-words.js';
import { type Preference, takeWishes } from './wishes.js';
import { withoutCoding } from './without-coding.js';

/** The meaning of a request, as far as it was understood. */
export interface Intent {
  /** What the course should be about; ideally it matches every facet. */
  readonly facets: readonly Facet[];
  /** What the course should not be about. */
  readonly unwanted: readonly Facet[];
  readonly level: Level | null;
  readonly unwantedLevel: Level | null;
  readonly isFree: boolean;
  readonly limits: Limits;
  readonly prefers: ReadonlySet<Preference>;
  /** Whether the request asks for courses at all; a mere greeting does not. */
  readonly isRequest: boolean;
}

const REQUEST_WORDS = new Set(
  `course courses class classes tutorial tutorials learn learning study video videos lesson lessons training teach something anything
  seekhu sikhu seekhun sikhun seekhe sikhe seekhen seekhein sikhna seekhna sikhni seekhni sikhao seekhao padhna sikh seekh कोर्स सीखना`.split(
    /\s+/,
  ),
);
const MAX_FACETS = 8;
/** In rupees: the lowest price that is not free. */
export const LEAST_PAID = 1;

const NOTHING_KNOWN: Lexicon = {
  ...{ commonness: new Map(), absent: new Set(), spread: new Map(), overlooked: null },
};

/** Interprets a request, whose words are already corrected. */
export function intentOf(words: readonly string[], lexicon: Partial<Lexicon> = {}): Intent {
  const spelled = withoutSchooling(withoutAges(words)).map(inEnglish);
  const tape = new Tape(withSharedHeads(withEachClass(spelled)));
  const limits = takeLimits(tape);
  const { level: named, unwantedLevel, isFree, isPaid, prefers } = takeWishes(tape);
  if (isPaid) limits.minPrice ??= LEAST_PAID;
  takeTakenBack(tape);
  takeUnlearned(tape);
  const refused = [...takeRefusedLanguages(tape), ...takeUnwanted(tape)];
  const languages = takeLanguages(tape);
  const { asked, refused: code } = withoutCoding(
    takeFacets(tape, { ...NOTHING_KNOWN, ...lexicon }),
  );
  const facets = [...asked, ...languages]
    .sort((one, other) => other.importance - one.importance)
    .slice(0, MAX_FACETS);
  const unwanted = [...refused, ...code].flatMap((facet) =>
    facets.some((wanted) => isPart(wanted, facet)) ? inWords(facet, facets) : [facet],
  );
  const level = named ?? (unwanted.some(isTheory) ? 'Beginner' : null);
  const isRequest = words.some((word) => REQUEST_WORDS.has(word)) || prefers.size > 0;
  return { facets, unwanted, level, unwantedLevel, isFree, limits, prefers, isRequest };
}

/** The same intent for a search beyond its bounds: prefers cheap, short or long courses, which come closest to them. */
export function beyondBounds(intent: Intent): Intent {
  const { maxPrice, minMinutes, maxMinutes } = intent.limits;
  const prefers = new Set(intent.prefers);
  if (maxPrice !== null || intent.isFree) prefers.add('cheap');
  if (maxMinutes !== null) prefers.add('short');
  else if (minMinutes !== null) prefers.add('long');
  return { ...intent, prefers };
}

/** "Machine learning without maths" asks for something easy to follow. */
function isTheory({ tokens: [whole] }: Facet): boolean {
  return whole?.token === subjectToken('maths') || whole?.token === subjectToken('statistics');
}

/**
 * "Photography without a DSLR": the refused is no subject of its own, so only courses that say the word are refused,
 * unless the request itself asks for the word.
 */
function inWords({ said, tokens: [whole] }: Facet, facets: readonly Facet[]): readonly Facet[] {
  const isSame = facets.some(({ tokens: [asked] }) => asked?.token === whole?.token);
  const asked = new Set(facets.flatMap((facet) => facet.said));
  // "Not South Indian": of its words, the one that tells it from the rest.
  const words = said.filter((word) => !asked.has(word) && !EVERYWHERE.has(word));
  return isSame && words.length === 1 ? words.map((word) => wordFacet(word, 'unknown')) : [];
}

/** "A song without an instrument": the request wants part of what it refuses, so it means something else. */
function isPart(wanted: Facet, { tokens: [whole] }: Facet): boolean {
  return [...wanted.tokens, ...wanted.wider].some(({ token }) => token === whole?.token);
}

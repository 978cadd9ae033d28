import type { Level } from '../course-vocabulary.js';
import { withoutAges } from './ages.js';
import { type Lexicon, takeFacets } from './asked-facets.js';
import type { Facet } from './facet.js';
import { type Limits, takeLimits } from './limits.js';
import { Tape } from './tape.js';
import { takeLanguages, takeRefusedLanguages } from './spoken-language.js';
import { takeTakenBack } from './taken-back.js';
import { takeUnlearned } from './unlearned.js';
import { takeUnwanted } from './unwanted.js';
import { TRANSLITERATIONS } from './vocabulary/spoken-words.js';
import { type Preference, takeWishes } from './wishes.js';
import { withoutCoding } from './without-coding.js';

/** What a request asks for, as far as it was understood. */
export interface Intent {
  /** What the course should be about; every facet should be found in it. */
  readonly facets: readonly Facet[];
  /** What it should not be about. */
  readonly unwanted: readonly Facet[];
  readonly level: Level | null;
  readonly unwantedLevel: Level | null;
  readonly isFree: boolean;
  readonly limits: Limits;
  readonly prefers: ReadonlySet<Preference>;
  /** Whether it speaks of courses at all; a mere greeting does not. */
  readonly isRequest: boolean;
}

const REQUEST_WORDS = new Set(
  `course courses class classes tutorial tutorials learn learning study video videos lesson lessons training teach something anything
  sikhna seekhna sikhni seekhni sikhao seekhao padhna sikh seekh कोर्स सीखना`.split(/\s+/),
);
const MAX_FACETS = 8;
/** In rupees: the least that is not free. */
export const LEAST_PAID = 1;

/** Reads a request word by word; the words are spelled correctly by now. */
export function intentOf(
  words: readonly string[],
  { commonness = new Map(), absent = new Set() }: Partial<Lexicon> = {},
): Intent {
  const tape = new Tape(withoutAges(words).map((word) => TRANSLITERATIONS.get(word) ?? word));
  const limits = takeLimits(tape);
  const { level, unwantedLevel, isFree, isPaid, prefers } = takeWishes(tape);
  if (isPaid) limits.minPrice ??= LEAST_PAID;
  takeTakenBack(tape);
  takeUnlearned(tape);
  const refused = [...takeRefusedLanguages(tape), ...takeUnwanted(tape)];
  const languages = takeLanguages(tape);
  const { asked, refused: code } = withoutCoding(takeFacets(tape, { commonness, absent }));
  const facets = [...asked, ...languages]
    .sort((one, other) => other.importance - one.importance)
    .slice(0, MAX_FACETS);
  const unwanted = [...refused, ...code].filter(
    (facet) => !facets.some((wanted) => isPart(wanted, facet)),
  );
  const isRequest = words.some((word) => REQUEST_WORDS.has(word)) || prefers.size > 0;
  return { facets, unwanted, level, unwantedLevel, isFree, limits, prefers, isRequest };
}

/** The same where nothing lies within its bounds: first what comes near them. */
export function beyondBounds(intent: Intent): Intent {
  const { maxPrice, minMinutes, maxMinutes } = intent.limits;
  const prefers = new Set(intent.prefers);
  if (maxPrice !== null || intent.isFree) prefers.add('cheap');
  if (maxMinutes !== null) prefers.add('short');
  else if (minMinutes !== null) prefers.add('long');
  return { ...intent, prefers };
}

/** "A song without an instrument": what is asked for is part of what is refused, so something else was meant. */
function isPart(wanted: Facet, { tokens: [whole] }: Facet): boolean {
  return [...wanted.tokens, ...wanted.wider].some(({ token }) => token === whole?.token);
}

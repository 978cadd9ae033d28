import { type Clued, cluedSubjects, hintedAt } from './clued-subjects.js';
import {
  ASIDE,
  type Commonness,
  type Facet,
  FEW,
  pairedFacet,
  subjectFacet,
  subjectToken,
  WORD_IMPORTANCE,
  wordFacet,
} from './facet.js';
import { isPadding } from './padding.js';
import { type Pair, pairedSubjects } from './paired-subjects.js';
import { subjectPhrases, widerThan } from './subject-index.js';
import type { Tape } from './tape.js';
import { vaguely, wishfully } from './vague-requests.js';
import { FILLERS, SUBJECTS_ALONE } from './vocabulary/spoken-words.js';

/** The evidence required for a subject that is only hinted at, and the importance it then gets. */
const HINT = {
  alone: { least: 0.45, importance: 1 },
  part: { least: 0.8, importance: 0.45 },
  besides: { least: 1.3, importance: 0.5 },
  single: 0.6,
  /** A single word is no evidence if it hints at more than three subjects or is an everyday word. */
  singleLeast: 0.57,
  growth: 0.25,
  /** The evidence required when there are only everyday words. */
  guess: 0.9,
};
/** Dictionaries lack these names, and all courses here are from this country. */
export const EVERYWHERE: ReadonlySet<string> = new Set(
  'india indian indians bharat bharatiya'.split(' '),
);
const PLAIN: ReadonlySet<unknown> = new Set<Commonness>(['everyday', 'common']);
/** Whether a word says little by itself; undefined for words that are no English. */
export const isPlain = (commonness: Commonness | 'unknown' | undefined) => PLAIN.has(commonness);
/** The share of its importance that a word keeps when a pair of words gives it another meaning. */
const SHADED = 0.5;
/** Uses of a skill; the skill itself is more telling: "cake ka business", "freelance photography". */
const PURSUITS: ReadonlySet<string> = new Set(['entrepreneurship', 'freelancing']);
const isPursuit = (subjects: readonly string[]) =>
  subjects.length > 0 && subjects.every((subject) => PURSUITS.has(subject));

/** Programming languages as a means, as in "with Python". */
const MEANS: ReadonlySet<string> = new Set(
  'python rlang java cpp javascript csharp matlab'.split(' '),
);
const WITH: ReadonlySet<string> = new Set(['in', 'with', 'using']);

/** What is known about words besides their spelling. */
export interface Lexicon {
  /** How common they are, for English words. */
  readonly commonness: ReadonlyMap<string, Commonness>;
  /** Words that occur in no course: they may hint at a subject, but cannot be searched for. */
  readonly absent: ReadonlySet<string>;
  /**
   * How many courses are about a word, by its stem; a few at most, words not listed more. Where nothing was found, also how
   * many are about each subject that is only hinted at.
   */
  readonly spread: ReadonlyMap<string, number>;
  /**
   * Plain words that no course has, where nothing was found with them: the rest is read without them, and weak hints are
   * better than nothing. Null for a first reading.
   */
  readonly overlooked: ReadonlySet<string> | null;
}

/** The facets that a course should be about, from the words left on the tape. */
export function takeFacets(tape: Tape, lexicon: Lexicon): Facet[] {
  const { commonness, absent, overlooked } = lexicon;
  const found: Found[] = [];
  const telling = new Map<string, boolean>();
  // Words of a longer phrase do not name anything else as well.
  const loose = tape.stems.map((stemmed, at) => (tape.isFree(at) ? stemmed : ''));
  const isAlone = tape.words.every((word, at) => !tape.isFree(at) || isPadding(word));
  for (let at = 0; at < tape.length; at++) {
    const word = tape.word(at);
    if (word === '') continue;
    const match = subjectPhrases.at(tape.stems, at, tape.words);
    const isFiller = match?.length === 1 && FILLERS.has(word);
    const isNamed = !isFiller || (isAlone && SUBJECTS_ALONE.has(word));
    if (match && tape.isFree(at, match.length) && isNamed) {
      const words = tape.words.slice(at, at + match.length);
      found.push({
        at,
        subjects: match.values,
        facet: subjectFacet(words, match.values),
        isMeans: isMeans(tape, at, match.values),
      });
      if (match.length === 1) telling.set(loose[at] ?? '', true);
      else loose.fill('', at, at + match.length).splice(at, 1, match.values[0] ?? '');
      at += match.length - 1;
    } else if (!isPadding(word) && word.length > 1) {
      const rarity = commonness.get(word) ?? (EVERYWHERE.has(word) ? 'everyday' : 'unknown');
      telling.set(loose[at] ?? '', !isPlain(rarity));
      if (absent.has(word) || overlooked?.has(word)) continue;
      found.push({ at, subjects: [], facet: wordFacet(word, rarity), isMeans: false });
    }
  }
  const facets = new Map<string, Facet>();
  const hasSubject =
    found.some(({ subjects }) => subjects.length > 0) || pairedSubjects(loose).length > 0;
  const vague = wishfully(tape) ?? (hasSubject ? null : vaguely(tape, overlooked));
  for (const facet of vague ?? withPairs(found, loose, telling, lexicon))
    facets.set(facet.tokens.map(({ token }) => token).join(), facet);
  return [...facets.values()];
}

interface Found {
  readonly at: number;
  readonly subjects: readonly string[];
  readonly facet: Facet;
  /** Whether it is only the means for the rest. */
  readonly isMeans: boolean;
}

/** "Machine learning in Python" asks for machine learning; Python is only the means. */
function isMeans(tape: Tape, at: number, subjects: readonly string[]): boolean {
  return WITH.has(tape.words[at - 1] ?? '') && subjects.every((subject) => MEANS.has(subject));
}

/** What two words mean together takes precedence over what each means alone: "angry customers" is customer service. */
function withPairs(
  found: readonly Found[],
  loose: readonly string[],
  telling: ReadonlyMap<string, boolean>,
  { spread, overlooked }: Lexicon,
): Facet[] {
  const named = new Set(found.flatMap(({ subjects }) => subjects));
  const isTaught = ({ subject }: Clued | Pair) => spread.get(subjectToken(subject)) !== 0;
  const together = pairedSubjects(loose).filter(isTaught);
  const asked = new Set(named);
  const pairs = together.filter(({ subject }) => !asked.has(subject));
  for (const { subject } of pairs) named.add(subject);
  const words = new Set(loose);
  // "Frontend" names its subject, and so does not hint at the full stack as well.
  const hinted = new Set(
    hintedAt(found.flatMap(({ at, subjects }) => (subjects.length > 0 ? (loose[at] ?? '') : []))),
  );
  const isMore = ({ subject, words: evidence }: Clued) => evidence > 1 || !hinted.has(subject);
  const clued = cluedFacets(
    cluedSubjects(words, telling).filter((one) => isTaught(one) && isMore(one)),
    named,
  );
  if (named.size === 0 && clued.length === 0)
    clued.push(...guessed(words, isTaught, overlooked !== null));
  // "Money in the share market": the money means no other subject.
  const explaining = together.filter(({ subject, isNamed }) => isNamed || !asked.has(subject));
  const explained = new Set(explaining.flatMap(({ places }) => places));
  const isExplained = ({ at, subjects }: Found) =>
    explained.has(at) && !explaining.some(({ subject }) => subjects.includes(subject));
  // "A website on the first page of Google": the wider field of a named subject adds nothing to it.
  const fields = new Set([...named].flatMap(widerThan));
  const hasSkill =
    pairs.some(({ subject }) => !PURSUITS.has(subject)) ||
    found.some(({ subjects, isMeans }) => subjects.length > 0 && !isMeans && !isPursuit(subjects));
  const rest = found.flatMap((one) => {
    const { subjects, facet, isMeans } = one;
    const isField = subjects.length > 0 && subjects.every((subject) => fields.has(subject));
    const isAside = isField || (hasSkill && (isPursuit(subjects) || isMeans));
    if (!isExplained(one) && !isAside) return [facet];
    return subjects.length === 0 ? [] : [{ ...facet, importance: facet.importance * SHADED }];
  });
  if (named.size === 0 && clued.length === 0) return rest.map((facet) => raised(facet, spread));
  const aside = rest.map((facet) => lowered(facet, spread));
  return [...pairs.map((pair) => facetOf(pair, explaining)), ...clued, ...aside];
}

const spreadOf = ({ tokens }: Facet, spread: Lexicon['spread']) =>
  tokens.length === 1 ? spread.get(tokens[0]?.token ?? '') : undefined;

/** Where nothing is named, a word that only a few courses are about says the most, however common it is. */
function raised(facet: Facet, spread: Lexicon['spread']): Facet {
  const courses = spreadOf(facet, spread);
  if (courses === undefined || courses === 0 || courses > FEW) return facet;
  return { ...facet, importance: Math.max(facet.importance, WORD_IMPORTANCE.usual) };
}

/** Beside a subject, a plain word that no course is about does not narrow it: "coding for commerce students". */
function lowered(facet: Facet, spread: Lexicon['spread']): Facet {
  if (spreadOf(facet, spread) !== 0 || facet.importance > WORD_IMPORTANCE.usual) return facet;
  return { ...facet, importance: Math.min(facet.importance, ASIDE) };
}

/** "Speak with the local people of Bangalore": of a word's two meanings, the one with more words counts more. */
function facetOf(pair: Pair, pairs: readonly Pair[]): Facet {
  const facet = pairedFacet(pair.subject);
  const isLess = pairs.some(
    ({ places }) =>
      places.length > pair.places.length && places.some((at) => pair.places.includes(at)),
  );
  return isLess ? { ...facet, importance: facet.importance * SHADED } : facet;
}

/** A last resort for requests of everyday words only: "stand", "front", "people". */
function guessed(
  words: ReadonlySet<string>,
  isTaught: (clued: Clued) => boolean,
  isLastResort: boolean,
): Facet[] {
  const all = new Map([...words].map((word) => [word, false] as const));
  const [likeliest] = cluedSubjects(words, all).filter(isTaught);
  const isWeak = !likeliest || likeliest.words < 2 || likeliest.weight < HINT.guess;
  if (!likeliest || (isWeak && !isLastResort)) return [];
  return [pairedFacet(likeliest.subject)];
}

/** A hint counts if nothing is named, if it narrows a named subject down, or if there is much evidence for it. */
function cluedFacets(clued: readonly Clued[], named: ReadonlySet<string>): Facet[] {
  for (const [at, { subject, weight, words, isRare }] of clued.entries()) {
    if (named.has(subject)) continue;
    const isPart = widerThan(subject).some((wider) => named.has(wider));
    const kind = named.size === 0 ? 'alone' : isPart ? 'part' : 'besides';
    const { least, importance } = HINT[kind];
    if (weight < least) continue;
    if (words === 1 && (weight < HINT.singleLeast || !isRare)) continue;
    // One word that hints equally at two subjects is no evidence.
    if (words === 1 && clued[at + 1]?.weight === weight) continue;
    const sure = Math.min(1, importance + HINT.growth * (weight - least));
    return [{ ...pairedFacet(subject), importance: words > 1 ? sure : HINT.single }];
  }
  return [];
}

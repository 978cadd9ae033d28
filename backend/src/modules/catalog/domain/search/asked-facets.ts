import { type Clued, cluedSubjects } from './clued-subjects.js';
import { type Commonness, type Facet, pairedFacet, subjectFacet, wordFacet } from './facet.js';
import { pairedSubjects } from './paired-subjects.js';
import { subjectPhrases, widerThan } from './subject-index.js';
import type { Tape } from './tape.js';
import { isNumber } from './text.js';
import { HINDI_WORDS } from './vocabulary/hindi-words.js';
import { FILLERS } from './vocabulary/spoken-words.js';

/** How much has to speak for a subject that is only hinted at, and what it then counts beside the rest. */
const HINT = {
  alone: { least: 0.45, importance: 1 },
  part: { least: 0.8, importance: 0.7 },
  besides: { least: 1.3, importance: 0.5 },
  single: 0.6,
  /** A lone word tells nothing when it hints at more than three subjects, or is on everybody's lips. */
  singleLeast: 0.57,
  growth: 0.25,
  /** How much has to speak for it where only everyday words do. */
  guess: 0.9,
};
const RARE: ReadonlySet<string> = new Set(['usual', 'unknown']);
/** Part of its importance that a word keeps when it means something else together with another. */
const SHADED = 0.5;
/** What people do with a skill; the skill itself says more: "cake ka business", "freelance photography". */
const PURSUITS: ReadonlySet<string> = new Set(['entrepreneurship', 'freelancing']);
const isPursuit = (subjects: readonly string[]) =>
  subjects.length > 0 && subjects.every((subject) => PURSUITS.has(subject));

/** What is known of words besides their spelling. */
export interface Lexicon {
  /** As far as English knows them. */
  readonly commonness: ReadonlyMap<string, Commonness>;
  /** Those that no course has: they may hint at a subject, but cannot be looked for. */
  readonly absent: ReadonlySet<string>;
}

/** What a course should be about, by what is left on the tape. */
export function takeFacets(tape: Tape, { commonness, absent }: Lexicon): Facet[] {
  const found: Found[] = [];
  const telling = new Map<string, boolean>();
  // Words that a phrase explains do not name anything else besides.
  const loose = tape.stems.map((stemmed, at) => (tape.isFree(at) ? stemmed : ''));
  for (let at = 0; at < tape.length; at++) {
    const word = tape.word(at);
    if (word === '') continue;
    const match = subjectPhrases.at(tape.stems, at, tape.words);
    if (match && tape.isFree(at, match.length) && !(match.length === 1 && FILLERS.has(word))) {
      const words = tape.words.slice(at, at + match.length);
      found.push({ at, subjects: match.values, facet: subjectFacet(words, match.values) });
      if (match.length === 1) telling.set(loose[at] ?? '', true);
      else loose.fill('', at, at + match.length).splice(at, 1, match.values[0] ?? '');
      at += match.length - 1;
    } else if (!isPadding(word) && word.length > 1) {
      const rarity = commonness.get(word) ?? 'unknown';
      telling.set(loose[at] ?? '', RARE.has(rarity));
      if (absent.has(word)) continue;
      found.push({ at, subjects: [], facet: wordFacet(word, rarity) });
    }
  }
  const facets = new Map<string, Facet>();
  for (const facet of withPairs(found, loose, telling))
    facets.set(facet.tokens.map(({ token }) => token).join(), facet);
  return [...facets.values()];
}

function isPadding(word: string): boolean {
  return FILLERS.has(word) || HINDI_WORDS.has(word) || isNumber(word);
}

interface Found {
  readonly at: number;
  readonly subjects: readonly string[];
  readonly facet: Facet;
}

/** What two words mean together stands before what each means alone: "angry customers" is customer service. */
function withPairs(
  found: readonly Found[],
  loose: readonly string[],
  telling: ReadonlyMap<string, boolean>,
): Facet[] {
  const named = new Set(found.flatMap(({ subjects }) => subjects));
  const pairs = pairedSubjects(loose).filter(({ subject }) => !named.has(subject));
  for (const { subject } of pairs) named.add(subject);
  const words = new Set(loose);
  const clued = cluedFacets(cluedSubjects(words, telling), named);
  if (named.size === 0 && clued.length === 0) clued.push(...guessed(words));
  const explained = new Set(pairs.flatMap(({ places }) => places));
  // "A website on the first page of Google": the field of what is asked for says no more than that does.
  const fields = new Set([...named].flatMap(widerThan));
  const hasSkill = found.some(({ subjects }) => subjects.length > 0 && !isPursuit(subjects));
  const rest = found.flatMap(({ at, subjects, facet }) => {
    const isField = subjects.length > 0 && subjects.every((subject) => fields.has(subject));
    const isAside = isField || (hasSkill && isPursuit(subjects));
    if (!explained.has(at) && !isAside) return [facet];
    return subjects.length === 0 ? [] : [{ ...facet, importance: facet.importance * SHADED }];
  });
  return [...pairs.map(({ subject }) => pairedFacet(subject)), ...clued, ...rest];
}

/** Where nothing else is said, everyday words have to do: "stand", "front", "people". */
function guessed(words: ReadonlySet<string>): Facet[] {
  const all = new Map([...words].map((word) => [word, false] as const));
  const [likeliest] = cluedSubjects(words, all);
  if (!likeliest || likeliest.words < 2 || likeliest.weight < HINT.guess) return [];
  return [pairedFacet(likeliest.subject)];
}

/** What is only hinted at counts where nothing is named, where it narrows that down, or where much speaks for it. */
function cluedFacets(clued: readonly Clued[], named: ReadonlySet<string>): Facet[] {
  for (const [at, { subject, weight, words, isRare }] of clued.entries()) {
    if (named.has(subject)) continue;
    const isPart = widerThan(subject).some((wider) => named.has(wider));
    const kind = named.size === 0 ? 'alone' : isPart ? 'part' : 'besides';
    const { least, importance } = HINT[kind];
    if (weight < least) continue;
    if (words === 1 && (weight < HINT.singleLeast || !isRare)) continue;
    // One word that hints at two subjects as well tells nothing.
    if (words === 1 && clued[at + 1]?.weight === weight) continue;
    const sure = Math.min(1, importance + HINT.growth * (weight - least));
    return [{ ...pairedFacet(subject), importance: words > 1 ? sure : HINT.single }];
  }
  return [];
}

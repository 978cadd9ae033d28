import type { Category } from '../courses/course-vocabulary.js';
import type { Candidate, Places } from './candidate.js';
import { type Facet, FEW, isSubjectToken, narrowingOf } from './facet.js';
import type { Place } from './search-document.js';

const PLACE_WEIGHTS: Readonly<Record<Place, number>> = { A: 1, B: 0.75, C: 0.6, D: 0.28 };
/** The factor for courses of other categories when the request names a category: they only mention it. */
const OF_OTHER_CATEGORY = 0.7;
/** A match in a less telling place than the subtitle does not make a course be about it. */
export const LEAST_ABOUT = PLACE_WEIGHTS.C;
/** The share of a facet's grade for the literal words; the rest is for the subject they name. */
const SAYS_SO = 0.2;
/** The bonus for a course within the field that names the very thing. */
const NAMES_IT = 0.25;
/** A little less than by subtitle, for subjects of which it names a part. */
const LEAST_WITHIN = 0.8 * LEAST_ABOUT;
/** The grade of a title that contains all words of a phrase, even if there they name another subject or none. */
const SO_CALLED = 0.8;
/** The bonus for matching both the subject and its wider field. */
const BOTH = 0.2;
/**
 * The bonus for matching everything asked for: "React and Node" is better answered by one course on both than by one on
 * each.
 */
const ALL_ASKED = 0.2;
/** Facets up to this importance only shade the request: earning, in "earn from YouTube". */
const LEAST_MAIN = 0.5;

/**
 * 0 to 1: how much of the request a course matches, and in which places. What depends on the request alone is prepared
 * once: doing it for each of a hundred candidates left a quarter of a search's garbage.
 */
export function textMatcher(facets: readonly Facet[], candidates: readonly Candidate[]) {
  const isLone = narrowingOf(facets).length === 1;
  const asked = isLone ? facets : facets.map((facet) => ({ ...facet, category: null, core: [] }));
  const whole = facets.reduce((sum, { importance }) => sum + importance, 0);
  const isWithin = facets.map((facet) => facets.length === 1 && isNamedWithin(facet, candidates));
  const main = facets.filter(({ importance }) => importance > LEAST_MAIN);
  /** The facets of each combination that occurs, by its bits. */
  const combinations = new Map<number, readonly Facet[]>();
  const combined = (bits: number): readonly Facet[] => {
    const known = combinations.get(bits) ?? facets.filter((_, at) => (bits & (1 << at)) !== 0);
    combinations.set(bits, known);
    return known;
  };
  return <C extends Candidate>(candidate: C) => {
    let bits = 0;
    let sum = 0;
    for (let at = 0; at < asked.length; at++) {
      const facet = asked[at];
      if (!facet) break;
      const grade = inCategory(
        facet.category,
        candidate,
        gradeOf(facet, candidate, isWithin[at] === true),
      );
      // A match of a wider subject is no match for the chips that give reasons.
      if (hasAny(facet.tokens, candidate.places)) bits |= 1 << at;
      sum += facet.importance * grade;
    }
    const text = whole === 0 ? 0 : sum / whole;
    const share = shareOfAsked(candidate, main);
    return { candidate, text: text * (1 + ALL_ASKED * share), matched: combined(bits) };
  };
}

export function hasAny(tokens: Facet['tokens'], places: Places): boolean {
  for (const { token } of tokens) if (places.has(token)) return true;
  return false;
}

/** 0 to 1: of several things asked for, how many the course is about besides the first. */
function shareOfAsked({ places }: Candidate, main: readonly Facet[]): number {
  if (main.length < 2) return 0;
  let had = 0;
  for (const { tokens } of main) if (bestPlace(tokens, places) >= LEAST_ABOUT) had += 1;
  return Math.max(0, had - 1) / (main.length - 1);
}

function inCategory(asked: Category | null, { category }: Candidate, grade: number): number {
  return asked === null || asked === category ? grade : grade * OF_OTHER_CATEGORY;
}

/**
 * "Burp Suite": where no title says the very words and only a few courses do, further down, these name the thing itself,
 * unlike courses on its field.
 */
function isNamedWithin({ said, tokens }: Facet, candidates: readonly Candidate[]): boolean {
  if (said.length === 0 || tokens.filter(({ token }) => isSubjectToken(token)).length > 1)
    return false;
  let naming = 0;
  for (const { places } of candidates) {
    if (!said.every((token) => places.has(token))) continue;
    naming += 1;
    if (naming > FEW || said.every((token) => places.get(token) === 'A')) return false;
  }
  return naming > 0;
}

function gradeOf(facet: Facet, { places }: Candidate, isWithin: boolean): number {
  const own = Math.max(bestPlace(facet.tokens, places), bestPlace(facet.core, places));
  const near = bestPlace(facet.wider, places);
  const grade = Math.max(own, near, named(facet, places)) + BOTH * Math.min(own, near);
  if (facet.said.length === 0) return grade;
  const isNamed = isWithin && own >= LEAST_WITHIN && facet.said.every((token) => places.has(token));
  return (1 - SAYS_SO) * grade + SAYS_SO * saying(facet, places) + (isNamed ? NAMES_IT : 0);
}

export function bestPlace(tokens: Facet['tokens'], places: Places): number {
  let grade = 0;
  for (const { token, weight } of tokens) {
    const place = places.get(token);
    if (place) grade = Math.max(grade, weight * PLACE_WEIGHTS[place]);
  }
  return grade;
}

/** "Face and iris recognition systems" names face recognition, whatever else it names. */
function named({ said }: Facet, places: Places): number {
  const isNamed = said.length > 1 && said.every((token) => places.get(token) === 'A');
  return isNamed ? SO_CALLED : 0;
}

/** 0 to 1: how far the course contains the literal words. */
function saying({ said }: Facet, places: Places): number {
  let sum = 0;
  for (const token of said) {
    const place = places.get(token);
    if (place) sum += PLACE_WEIGHTS[place];
  }
  return sum / said.length;
}

import type { Category, Level } from '../courses/course-vocabulary.js';
import { isRatedBelow } from './bounds.js';
import { type Facet, isOfSubject, narrowingOf } from './facet.js';
import type { Intent } from './intent.js';
import { FOCUS_TOKEN, type Place } from './search-document.js';

/** Where each requested token occurs in a course; absent tokens are missing. */
export type Places = Pick<ReadonlyMap<string, Place>, 'get' | 'has'>;

/** A course that may match the request, with everything its rank depends on. */
export interface Candidate {
  readonly courseId: string;
  readonly places: Places;
  readonly category: Category;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  readonly minutes: number | null;
  readonly enrollmentCount: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly publishedAt: Date;
}

export interface Ranked<C extends Candidate> {
  readonly candidate: C;
  readonly score: number;
  readonly matched: readonly Facet[];
}

const PLACE_WEIGHTS: Readonly<Record<Place, number>> = { A: 1, B: 0.75, C: 0.6, D: 0.28 };
/** The factor for courses of other categories when the request names a category: they only mention it. */
const OF_OTHER_CATEGORY = 0.7;
/** A match in a less telling place than the subtitle does not make a course be about it. */
const LEAST_ABOUT = PLACE_WEIGHTS.C;
/**
 * "Security but not hacking": a category is wider than its name, so it only counts as refused if the title names it or
 * a kind of it.
 */
const LEAST_TITLED = 0.9;
/** The share of a facet's grade for the literal words; the rest is for the subject they name. */
const SAYS_SO = 0.2;
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
const PARTS = {
  quality: 0.12,
  popularity: 0.1,
  level: 0.45,
  focus: 0.06,
  /** People who name no level are more likely beginners. */
  easier: 0.08,
  preference: 0.6,
  home: 0.15,
};
/** The rating assumed for an unrated course, and the weight of that assumption in ratings. */
const PRIOR_RATING = 3.9;
const PRIOR_WEIGHT = 6;
const LOG_OF_MANY = Math.log1p(20_000);
const DEAR_PAISE = 200_000;
const LONG_MINUTES = 600;
const DAY_MS = 86_400_000;
/** The half-life of newness in days; of two old courses, the newer still ranks first. */
const DAYS_TO_HALF = 120;
/** Courses with at least this share of the best text match indicate the category of the answers. */
const AMONG_BEST = 0.85;
/** Courses below this share of the best text match are irrelevant. */
const LEAST_OF_BEST = 0.15;

/** Best first; irrelevant courses are left out. */
export function rank<C extends Candidate>(
  candidates: readonly C[],
  intent: Intent,
  now: Date,
): Ranked<C>[] {
  const match = textMatcher(intent.facets);
  const read = admitted(candidates, intent).map((candidate) => match(candidate));
  const best = read.reduce((most, { text }) => Math.max(most, text), 0);
  const home = homeOf(read, best);
  return read
    .filter(({ text }) => intent.facets.length === 0 || text >= best * LEAST_OF_BEST)
    .map(({ candidate, text, matched }) => ({
      candidate,
      matched,
      // Scaled by relevance: only a course on the subject gains from the right level.
      score:
        text +
        bonuses(candidate, intent, best > 0 ? text / best : 1, now) +
        PARTS.home * (home.get(candidate.category) ?? 0),
    }))
    .sort(
      // Not the difference, which would be an object for the garbage collector in each of a thousand comparisons.
      (one, other) => {
        if (one.score !== other.score) return one.score > other.score ? -1 : 1;
        return one.candidate.courseId < other.candidate.courseId ? -1 : 1;
      },
    );
}

/** The share of each category among the best matches: other relevant courses are likely in the same categories. */
function homeOf(
  read: readonly { readonly candidate: Candidate; readonly text: number }[],
  best: number,
): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>();
  let all = 0;
  if (best === 0) return counts;
  for (const { candidate, text } of read) {
    if (text < best * AMONG_BEST) continue;
    all += 1;
    counts.set(candidate.category, (counts.get(candidate.category) ?? 0) + 1);
  }
  return new Map([...counts].map(([category, count]) => [category, count / all]));
}

/** Leaves out refused courses, unless there are no others. */
function admitted<C extends Candidate>(candidates: readonly C[], intent: Intent): readonly C[] {
  if (intent.unwanted.length === 0 && intent.limits.minRating === null) return candidates;
  const others = candidates.filter((candidate) => !isRefused(candidate, intent));
  return others.length > 0 ? others : candidates;
}

/** Whether the request refuses courses like this one. */
export function isRefused(candidate: Candidate, { unwanted, limits }: Intent): boolean {
  return (
    isRatedBelow(candidate, limits.minRating) ||
    unwanted.some(
      ({ tokens, category }) =>
        bestPlace(tokens, candidate.places) >= (category === null ? LEAST_ABOUT : LEAST_TITLED),
    )
  );
}

/**
 * Whether the course is about anything that the request asks for, by title, subtitle or category; for plain words, by
 * any place. All courses are, if it asks for none.
 */
export function isAbout({ places }: Candidate, { facets }: Intent): boolean {
  return facets.length === 0 || narrowingOf(facets).some((facet) => isOn(facet, places));
}

/** Whether the course is about anything that is asked for, or about its wider field. */
export function isInField(candidate: Candidate, intent: Intent): boolean {
  const isNear = ({ wider }: Facet) =>
    wider.some(({ token }) => (candidate.places.get(token) ?? 'D') !== 'D');
  return isAbout(candidate, intent) || narrowingOf(intent.facets).some(isNear);
}

function isOn({ tokens }: Facet, places: Places): boolean {
  if (!tokens.some(({ token }) => isOfSubject(token))) return hasAny(tokens, places);
  return tokens.some(({ token }) => {
    const place = places.get(token) ?? 'D';
    return isOfSubject(token) ? place !== 'D' : place === 'A';
  });
}

/**
 * 0 to 1: how much of the request a course matches, and in which places. What depends on the request alone is prepared
 * once: doing it for each of a hundred candidates left a quarter of a search's garbage.
 */
function textMatcher(facets: readonly Facet[]) {
  const isLone = narrowingOf(facets).length === 1;
  const asked = isLone ? facets : facets.map((facet) => ({ ...facet, category: null, core: [] }));
  const whole = facets.reduce((sum, { importance }) => sum + importance, 0);
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
      const grade = inCategory(facet.category, candidate, gradeOf(facet, candidate));
      // A match of a wider subject is no match for the chips that give reasons.
      if (hasAny(facet.tokens, candidate.places)) bits |= 1 << at;
      sum += facet.importance * grade;
    }
    const text = whole === 0 ? 0 : sum / whole;
    const share = shareOfAsked(candidate, main);
    return { candidate, text: text * (1 + ALL_ASKED * share), matched: combined(bits) };
  };
}

function hasAny(tokens: Facet['tokens'], places: Places): boolean {
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

function gradeOf(facet: Facet, { places }: Candidate): number {
  const own = Math.max(bestPlace(facet.tokens, places), bestPlace(facet.core, places));
  const near = bestPlace(facet.wider, places);
  const grade = Math.max(own, near, named(facet, places)) + BOTH * Math.min(own, near);
  return facet.said.length === 0 ? grade : (1 - SAYS_SO) * grade + SAYS_SO * saying(facet, places);
}

function bestPlace(tokens: Facet['tokens'], places: Places): number {
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

function bonuses(candidate: Candidate, intent: Intent, relevance: number, now: Date): number {
  const { level, unwantedLevel, prefers } = intent;
  let bonus = PARTS.quality * qualityOf(candidate) + PARTS.popularity * popularityOf(candidate);
  if (candidate.places.has(FOCUS_TOKEN)) bonus += PARTS.focus;
  if (level && candidate.level) bonus += PARTS.level * relevance * levelFit(level, candidate.level);
  if (!level && !unwantedLevel && candidate.level)
    bonus += PARTS.easier * relevance * easeOf(candidate.level);
  if (unwantedLevel && candidate.level === unwantedLevel) bonus -= PARTS.level * relevance;
  return bonus + PARTS.preference * relevance * preferred(candidate, prefers, now);
}

/** How well the course fits the preferences: cheap, short, well rated, ... */
function preferred(candidate: Candidate, prefers: Intent['prefers'], now: Date): number {
  let fit = 0;
  if (prefers.has('rated')) fit += qualityOf(candidate);
  if (prefers.has('popular')) fit += popularityOf(candidate);
  if (prefers.has('cheap')) fit += 1 - share(candidate.pricePaise ?? DEAR_PAISE, DEAR_PAISE);
  if (prefers.has('short')) fit += 1 - share(candidate.minutes ?? LONG_MINUTES, LONG_MINUTES);
  if (prefers.has('long')) fit += share(candidate.minutes ?? 0, LONG_MINUTES);
  if (prefers.has('newest')) {
    const days = (now.getTime() - candidate.publishedAt.getTime()) / DAY_MS;
    fit += 0.5 ** (Math.max(0, days) / DAYS_TO_HALF);
  }
  return fit;
}

/** The Bayesian mean of the ratings, scaled to 0 to 1, because few ratings prove little. */
function qualityOf({
  ratingSum,
  ratingCount,
}: Pick<Candidate, 'ratingSum' | 'ratingCount'>): number {
  const mean = (ratingSum + PRIOR_RATING * PRIOR_WEIGHT) / (ratingCount + PRIOR_WEIGHT);
  return Math.max(0, (mean - 2.5) / 2.5);
}

function popularityOf({ enrollmentCount }: Candidate): number {
  return Math.min(1, Math.log1p(enrollmentCount) / LOG_OF_MANY);
}

const STEPS: Readonly<Record<Level, number>> = { Beginner: 0, Intermediate: 1, Advanced: 2 };

/** 1 for the level asked for, 0 for the next one, -1 for the opposite. */
function levelFit(wanted: Level, level: Level): number {
  return 1 - Math.abs(STEPS[wanted] - STEPS[level]);
}

/** From 1 for beginners to 0 for the advanced. */
function easeOf(level: Level): number {
  return 1 - STEPS[level] / STEPS.Advanced;
}

function share(value: number, whole: number): number {
  return Math.min(1, Math.max(0, value / whole));
}

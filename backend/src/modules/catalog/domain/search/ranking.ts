import type { Category, Level } from '../courses/course-vocabulary.js';
import { isRatedBelow } from './bounds.js';
import type { Candidate, Places } from './candidate.js';
import { type Facet, isOfSubject, narrowingOf } from './facet.js';
import type { Intent } from './intent.js';
import { FOCUS_TOKEN } from './search-document.js';
import { bestPlace, hasAny, LEAST_ABOUT, textMatcher } from './text-match.js';

export interface Ranked<C extends Candidate> {
  readonly candidate: C;
  readonly score: number;
  readonly matched: readonly Facet[];
}

/**
 * "Security but not hacking": a category is wider than its name, so it only counts as refused if the title names it or
 * a kind of it.
 */
const LEAST_TITLED = 0.9;
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
  const asked = admitted(candidates, intent);
  const match = textMatcher(intent.facets, asked);
  const read = asked.map((candidate) => match(candidate));
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

import type { Category, Level } from '../course-vocabulary.js';
import { type Facet, narrowingOf } from './facet.js';
import type { Intent } from './intent.js';
import { FOCUS_TOKEN, type Place } from './search-document.js';

/** A course that may answer the request, with what its rank depends on. */
export interface Candidate {
  readonly courseId: string;
  /** Where the course has each of the tokens asked about; absent tokens are missing. */
  readonly places: ReadonlyMap<string, Place>;
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
/** Whoever names a category means what stands in it, before what only mentions it. */
const OF_OTHER_CATEGORY = 0.7;
/** A course that has something in a less telling place than its subtitle is not about it. */
const LEAST_ABOUT = PLACE_WEIGHTS.C;
/** "Security but not hacking": a category holds more than its name says, so the title has to name it or a kind of it. */
const LEAST_TITLED = 0.9;
/** Part of a facet's grade that the very words make up; the rest is the subject they name. */
const SAYS_SO = 0.2;
/** What a course gains that has the subject and the wider one as well: of a field, and in it what was asked for. */
const BOTH = 0.2;
const PARTS = {
  quality: 0.12,
  popularity: 0.1,
  level: 0.45,
  focus: 0.06,
  preference: 0.6,
  home: 0.15,
};
/** As good as an unrated course is taken to be, and how many ratings it takes to prove otherwise. */
const PRIOR_RATING = 3.9;
const PRIOR_WEIGHT = 6;
const MANY_ENROLLMENTS = 20_000;
const DEAR_PAISE = 200_000;
const LONG_MINUTES = 600;
const DAY_MS = 86_400_000;
/** After as many a course counts half as new; of two old ones the newer still comes first. */
const DAYS_TO_HALF = 120;
/** From this part of the best text match on, a course tells in which category the answers are. */
const AMONG_BEST = 0.85;
/** Below this part of the best text match, a course is beside the point. */
const LEAST_OF_BEST = 0.15;

/** Best first; what merely brushes the request is left out. */
export function rank<C extends Candidate>(
  candidates: readonly C[],
  intent: Intent,
  now: Date,
): Ranked<C>[] {
  const read = admitted(candidates, intent).map((candidate) => ({
    candidate,
    ...textMatch(candidate, intent.facets),
  }));
  const best = read.reduce((most, { text }) => Math.max(most, text), 0);
  const home = homeOf(read, best);
  return read
    .filter(({ text }) => intent.facets.length === 0 || text >= best * LEAST_OF_BEST)
    .map(({ candidate, text, matched }) => ({
      candidate,
      matched,
      // Only a course that is about it gains from having the right level.
      score:
        text +
        bonuses(candidate, intent, best > 0 ? text / best : 1, now) +
        PARTS.home * (home.get(candidate.category) ?? 0),
    }))
    .sort(
      (one, other) =>
        other.score - one.score || (one.candidate.courseId < other.candidate.courseId ? -1 : 1),
    );
}

/** The part of the best answers that each category has: what else comes near is likely there as well. */
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

/** Without those that were refused, unless there are no others. */
function admitted<C extends Candidate>(candidates: readonly C[], intent: Intent): readonly C[] {
  if (intent.unwanted.length === 0 && intent.limits.minRating === null) return candidates;
  const others = candidates.filter((candidate) => !isRefused(candidate, intent));
  return others.length > 0 ? others : candidates;
}

/** Whether the request says that it wants nothing of the kind. */
export function isRefused(candidate: Candidate, { unwanted, limits }: Intent): boolean {
  return (
    isRatedBelow(candidate, limits.minRating) ||
    unwanted.some(
      ({ tokens, category }) =>
        bestPlace(tokens, candidate.places) >= (category === null ? LEAST_ABOUT : LEAST_TITLED),
    )
  );
}

/** From 0 to 1: how much of what was asked for the course has, and in what places. */
function textMatch(candidate: Candidate, facets: readonly Facet[]) {
  const isLone = narrowingOf(facets).length === 1;
  const matched: Facet[] = [];
  let sum = 0;
  let whole = 0;
  for (const facet of facets) {
    const grade = inCategory(isLone ? facet.category : null, candidate, gradeOf(facet, candidate));
    // What merely comes near is not what was asked for: no chip may say so.
    if (facet.tokens.some(({ token }) => candidate.places.has(token))) matched.push(facet);
    sum += facet.importance * grade;
    whole += facet.importance;
  }
  return { text: whole === 0 ? 0 : sum / whole, matched };
}

function inCategory(asked: Category | null, { category }: Candidate, grade: number): number {
  return asked === null || asked === category ? grade : grade * OF_OTHER_CATEGORY;
}

function gradeOf(facet: Facet, { places }: Candidate): number {
  const own = bestPlace(facet.tokens, places);
  const near = bestPlace(facet.wider, places);
  const grade = Math.max(own, near) + BOTH * Math.min(own, near);
  return facet.said.length === 0 ? grade : (1 - SAYS_SO) * grade + SAYS_SO * saying(facet, places);
}

function bestPlace(tokens: Facet['tokens'], places: Candidate['places']): number {
  let grade = 0;
  for (const { token, weight } of tokens) {
    const place = places.get(token);
    if (place) grade = Math.max(grade, weight * PLACE_WEIGHTS[place]);
  }
  return grade;
}

/** How far the course has the very words, from 0 to 1. */
function saying({ said }: Facet, places: Candidate['places']): number {
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
  if (unwantedLevel && candidate.level === unwantedLevel) bonus -= PARTS.level * relevance;
  return bonus + PARTS.preference * relevance * preferred(candidate, prefers, now);
}

/** How far the course is what should come first: cheap, short, well rated, ... */
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

/** The Bayesian mean of the ratings, stretched over 0 to 1: few ratings prove little. */
function qualityOf({
  ratingSum,
  ratingCount,
}: Pick<Candidate, 'ratingSum' | 'ratingCount'>): number {
  const mean = (ratingSum + PRIOR_RATING * PRIOR_WEIGHT) / (ratingCount + PRIOR_WEIGHT);
  return Math.max(0, (mean - 2.5) / 2.5);
}

function isRatedBelow({ ratingSum, ratingCount }: Candidate, least: number | null): boolean {
  return least !== null && (ratingCount === 0 || ratingSum < least * ratingCount);
}

function popularityOf({ enrollmentCount }: Candidate): number {
  return Math.min(1, Math.log1p(enrollmentCount) / Math.log1p(MANY_ENROLLMENTS));
}

const STEPS: Readonly<Record<Level, number>> = { Beginner: 0, Intermediate: 1, Advanced: 2 };

/** 1 for the level asked for, 0 for the next one, -1 for the opposite. */
function levelFit(wanted: Level, level: Level): number {
  return 1 - Math.abs(STEPS[wanted] - STEPS[level]);
}

function share(value: number, whole: number): number {
  return Math.min(1, Math.max(0, value / whole));
}

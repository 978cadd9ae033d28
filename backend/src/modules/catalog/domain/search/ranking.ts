import type { Level } from '../course-vocabulary.js';
import type { Facet } from './facet.js';
import type { Intent } from './intent.js';
import { FOCUS_TOKEN, type Place } from './search-document.js';

/** A course that may answer the request, with what its rank depends on. */
export interface Candidate {
  readonly courseId: string;
  /** Where the course has each of the tokens asked about; absent tokens are missing. */
  readonly places: ReadonlyMap<string, Place>;
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
/** Part of a facet's grade that the very words make up; the rest is the subject they name. */
const SAYS_SO = 0.2;
const PARTS = {
  quality: 0.12,
  popularity: 0.1,
  level: 0.45,
  focus: 0.06,
  preference: 0.25,
  unwanted: 0.6,
};
/** As good as an unrated course is taken to be, and how many ratings it takes to prove otherwise. */
const PRIOR_RATING = 3.9;
const PRIOR_WEIGHT = 6;
const MANY_ENROLLMENTS = 20_000;
const DEAR_PAISE = 200_000;
const LONG_MINUTES = 600;
const DAY_MS = 86_400_000;
const OLD_DAYS = 365;
/** Below this part of the best text match, a course is beside the point. */
const LEAST_OF_BEST = 0.15;

/** Best first; what merely brushes the request is left out. */
export function rank<C extends Candidate>(
  candidates: readonly C[],
  intent: Intent,
  now: Date,
): Ranked<C>[] {
  const read = candidates.map((candidate) => ({
    candidate,
    ...textMatch(candidate, intent.facets),
  }));
  const best = read.reduce((most, { text }) => Math.max(most, text), 0);
  return read
    .filter(({ text }) => intent.facets.length === 0 || text >= best * LEAST_OF_BEST)
    .map(({ candidate, text, matched }) => ({
      candidate,
      matched,
      // Only a course that is about it gains from having the right level.
      score: text + bonuses(candidate, intent, best > 0 ? text / best : 1, now),
    }))
    .sort(
      (one, other) =>
        other.score - one.score || (one.candidate.courseId < other.candidate.courseId ? -1 : 1),
    );
}

/** From 0 to 1: how much of what was asked for the course has, and in what places. */
function textMatch(candidate: Candidate, facets: readonly Facet[]) {
  const matched: Facet[] = [];
  let sum = 0;
  let whole = 0;
  for (const facet of facets) {
    const grade = gradeOf(facet, candidate);
    // What merely comes near is not what was asked for: no chip may say so.
    if (facet.tokens.some(({ token }) => candidate.places.has(token))) matched.push(facet);
    sum += facet.importance * grade;
    whole += facet.importance;
  }
  return { text: whole === 0 ? 0 : sum / whole, matched };
}

function gradeOf(facet: Facet, { places }: Candidate): number {
  let grade = 0;
  for (const { token, weight } of [...facet.tokens, ...facet.wider]) {
    const place = places.get(token);
    if (place) grade = Math.max(grade, weight * PLACE_WEIGHTS[place]);
  }
  return facet.said.length === 0 ? grade : (1 - SAYS_SO) * grade + SAYS_SO * saying(facet, places);
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
  const { level, unwantedLevel, prefers, unwanted } = intent;
  let bonus = PARTS.quality * qualityOf(candidate) + PARTS.popularity * popularityOf(candidate);
  if (candidate.places.has(FOCUS_TOKEN)) bonus += PARTS.focus;
  if (level && candidate.level) bonus += PARTS.level * relevance * levelFit(level, candidate.level);
  if (unwantedLevel && candidate.level === unwantedLevel) bonus -= PARTS.level * relevance;
  if (unwanted.some((facet) => gradeOf(facet, candidate) >= PLACE_WEIGHTS.C))
    bonus -= PARTS.unwanted;
  if (isRatedBelow(candidate, intent.limits.minRating)) bonus -= PARTS.unwanted;
  if (prefers.has('rated')) bonus += PARTS.preference * qualityOf(candidate);
  if (prefers.has('popular')) bonus += PARTS.preference * popularityOf(candidate);
  if (prefers.has('cheap'))
    bonus += PARTS.preference * (1 - share(candidate.pricePaise ?? DEAR_PAISE, DEAR_PAISE));
  if (prefers.has('short'))
    bonus += PARTS.preference * (1 - share(candidate.minutes ?? LONG_MINUTES, LONG_MINUTES));
  if (prefers.has('long')) bonus += PARTS.preference * share(candidate.minutes ?? 0, LONG_MINUTES);
  if (prefers.has('newest')) {
    const days = (now.getTime() - candidate.publishedAt.getTime()) / DAY_MS;
    bonus += PARTS.preference * (1 - share(days, OLD_DAYS));
  }
  return bonus;
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

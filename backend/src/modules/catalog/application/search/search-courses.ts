import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { isLimited, isWithinLimits } from '../../domain/search/bounds.js';
import { beyondBounds, type Intent } from '../../domain/search/intent.js';
import { isAbout, isInField, rank, type Ranked } from '../../domain/search/ranking.js';
import { reasonsFor } from '../../domain/search/reasons.js';
import { reworded } from '../../domain/search/text.js';
import { CollectCandidates, ENOUGH } from './collect-candidates.js';
import { FindRelated } from './find-related.js';
import { indexQueries } from './index-queries.js';
import type { UnderstoodRequest } from './read-request.js';
import type { SearchAnswer, SearchResult, ShownResult } from './search-answer.js';
import { type FoundCourse, SearchIndex } from './search-index.js';
import { UnderstandRequest } from './understand-request.js';

const MAX_RESULTS = 24;
/** Extra results, in case some of the first are no longer published. */
const SPARE = 6;

const NOTHING: SearchAnswer = { results: [], correctedTo: null, isBeyondLimits: false };

interface Found {
  readonly matching: readonly SearchResult[];
  readonly related: readonly SearchResult[];
  /** Matches that may satisfy the limits of the request. */
  readonly answers: readonly SearchResult[];
}

@Injectable()
export class SearchCourses {
  constructor(
    private readonly understand: UnderstandRequest,
    private readonly collect: CollectCandidates,
    private readonly related: FindRelated,
    private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /** Published courses, best first, at most 24. */
  async execute(request: string): Promise<SearchAnswer> {
    const understood = await this.understand.execute(request);
    if (!understood) return NOTHING;
    const found = await this.search(understood);
    if (found.matching.length > 0) return this.answer(request, understood, found);
    // Plain words that no course has may be all that keeps the others from being found.
    const loosely = await this.understand.loosely(request);
    return this.answer(request, loosely, await this.search(loosely));
  }

  private async answer(
    request: string,
    { corrections, intent }: UnderstoodRequest,
    { matching, related, answers }: Found,
  ): Promise<SearchAnswer> {
    const results = await this.current([...matching, ...related]);
    // What is not found either is no better spelling.
    if (results.length === 0) return NOTHING;
    const correctedTo = reworded(request, corrections);
    return {
      results,
      correctedTo: correctedTo === request ? null : correctedTo,
      isBeyondLimits: isLimited(intent) && !isAnyWithin(results, answers, intent),
    };
  }

  /**
   * Searches within the bounds of the request, or beyond them if nothing within matches; adds related courses if few
   * were found.
   */
  private async search(understood: UnderstoodRequest): Promise<Found> {
    const queries = indexQueries(understood);
    for (const [at, query] of queries.entries()) {
      const isLast = at === queries.length - 1;
      const intent = at === 0 ? understood.intent : beyondBounds(understood.intent);
      const candidates = await this.collect.execute(query, intent.facets);
      const found = rank(candidates, intent, this.clock.now());
      if (found.length === 0 || (!isLast && onlyComesNear(found, understood))) continue;
      const matching = withReasons(found.slice(0, MAX_RESULTS + SPARE), { ...understood, intent });
      const isFew = matching.length < ENOUGH && intent.facets.length > 0;
      const related = isFew ? await this.related.execute(query, intent, matching) : [];
      // Beyond the bounds, a neighbor of the subject that happens to be within them is no answer that is.
      const answers =
        at === 0 ? matching : matching.filter(({ course }) => isAbout(course, intent));
      return { matching, related, answers };
    }
    return { matching: [], related: [], answers: [] };
  }

  /** The results with the courses' current data, without those no longer published. */
  private async current(results: readonly SearchResult[]): Promise<ShownResult[]> {
    const listings = await this.index.current(results.map(({ course }) => course.courseId));
    const shown: ShownResult[] = [];
    for (const { course, reasons } of results) {
      const listing = listings.get(course.courseId);
      if (listing && shown.length < MAX_RESULTS) shown.push({ course: listing, reasons });
    }
    return shown;
  }
}

/** Whether an answer among the results is within the limits of the request, by its current price and rating. */
function isAnyWithin(
  results: readonly ShownResult[],
  answers: readonly SearchResult[],
  intent: Intent,
): boolean {
  const minutes = new Map(answers.map(({ course }) => [course.courseId, course.minutes]));
  return results.some(({ course }) => {
    const length = minutes.get(course.courseId);
    return length !== undefined && isWithinLimits({ ...course, minutes: length }, intent);
  });
}

/**
 * Whether nothing within the bounds matches more than a wider subject, or only mentions what is asked for in another
 * field: a free course on money, with its index funds, is no free course on databases. Then matches beyond the bounds
 * are better.
 */
function onlyComesNear(
  found: readonly Ranked<FoundCourse>[],
  { intent, educators }: UnderstoodRequest,
): boolean {
  if (intent.facets.length === 0) return false;
  if (found.every(({ matched }) => matched.length === 0)) return true;
  return educators === null && !found.some(({ candidate }) => isInField(candidate, intent));
}

function withReasons(
  found: readonly Ranked<FoundCourse>[],
  { intent, educators }: Pick<UnderstoodRequest, 'intent' | 'educators'>,
): SearchResult[] {
  return found.map((ranked) => ({
    course: ranked.candidate,
    reasons: reasonsFor(ranked, intent, educators?.get(ranked.candidate.creatorId) ?? null),
  }));
}

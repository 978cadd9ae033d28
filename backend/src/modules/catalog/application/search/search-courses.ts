import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { labelOf, narrowingOf, relatedFacet } from '../../domain/search/facet.js';
import { beyondBounds, type Intent } from '../../domain/search/intent.js';
import { isRefused, rank } from '../../domain/search/ranking.js';
import { reasonsFor } from '../../domain/search/reasons.js';
import { FOCUS_TOKEN } from '../../domain/search/search-document.js';
import { reworded } from '../../domain/search/text.js';
import { indexQueries } from './index-queries.js';
import { type FoundCourse, type IndexQuery, SearchIndex } from './search-index.js';
import { UnderstandRequest, type UnderstoodRequest } from './understand-request.js';

export interface SearchResult {
  readonly course: FoundCourse;
  /** In a few words each. */
  readonly reasons: readonly string[];
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** The request as it was taken, where words of it were misspelled; null where none was. */
  readonly correctedTo: string | null;
}

const MAX_RESULTS = 24;
/** In case some of the first are no longer published. */
const SPARE = 6;
/** With fewer, courses that only partly fit are looked for as well. */
const ENOUGH = 16;
/** As many of the first results tell what the request was about. */
const BEST = 3;

@Injectable()
export class SearchCourses {
  constructor(
    private readonly understand: UnderstandRequest,
    private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /** Published courses, best first, at most 24. */
  async execute(request: string): Promise<SearchAnswer> {
    const understood = await this.understand.execute(request);
    if (!understood) return { results: [], correctedTo: null };
    const correctedTo = reworded(request, understood.corrections);
    return {
      results: await this.current(await this.search(understood)),
      correctedTo: correctedTo === request ? null : correctedTo,
    };
  }

  private async search(understood: UnderstoodRequest): Promise<SearchResult[]> {
    const { educators } = understood;
    const queries = indexQueries(understood);
    for (const [at, query] of queries.entries()) {
      const intent = at === 0 ? understood.intent : beyondBounds(understood.intent);
      const found = rank(await this.collect(query, intent), intent, this.clock.now());
      // Within the bounds only what comes near: what was asked for, beyond them, serves better.
      const isNear = intent.facets.length > 0 && found.every(({ matched }) => matched.length === 0);
      if (found.length === 0 || (isNear && at < queries.length - 1)) continue;
      const results = found.slice(0, MAX_RESULTS + SPARE).map((ranked) => ({
        course: ranked.candidate,
        reasons: reasonsFor(ranked, intent, educators?.get(ranked.candidate.creatorId) ?? null),
      }));
      if (results.length >= ENOUGH || intent.facets.length === 0) return results;
      return [...results, ...(await this.related(query, intent, results))];
    }
    return [];
  }

  /** As the courses are at this moment, without those that are no longer published. */
  private async current(results: readonly SearchResult[]): Promise<SearchResult[]> {
    const listings = await this.index.current(results.map(({ course }) => course.courseId));
    return results
      .flatMap(({ course, reasons }) => {
        const listing = listings.get(course.courseId);
        if (!listing) return [];
        const { places, minutes } = course;
        return [{ course: { ...listing, places, minutes }, reasons }];
      })
      .slice(0, MAX_RESULTS);
  }

  /** With little found: other courses about what the best finds are about, after them. */
  private async related(
    query: IndexQuery,
    intent: Intent,
    results: readonly SearchResult[],
  ): Promise<SearchResult[]> {
    const best = results.slice(0, BEST).map(({ course }) => course.courseId);
    const tokens = await this.index.subjectsOf(best);
    if (tokens.length === 0) return [];
    const facet = relatedFacet(tokens);
    const all = [...new Set([...facet.tokens, ...facet.wider].map(({ token }) => token))];
    const found = await this.index.find({
      ...query,
      ...{ facets: [all], atLeast: 1, telling: all },
      asked: [...new Set([...query.asked, FOCUS_TOKEN, ...all])],
    });
    const known = new Set(results.map(({ course }) => course.courseId));
    const fresh = found.filter(
      (course) => !known.has(course.courseId) && !isRefused(course, intent),
    );
    return rank(fresh, { ...intent, facets: [facet] }, this.clock.now())
      .slice(0, ENOUGH - results.length)
      .map(({ candidate, matched }) => {
        const [nearest] = matched.length > 0 ? facet.tokens : facet.wider;
        return { course: candidate, reasons: [`related: ${labelOf(nearest?.token ?? '')}`] };
      });
  }

  /** All of it, then all but one thing, then any of it, then what comes near, until there is enough. */
  private async collect(query: IndexQuery, intent: Intent): Promise<FoundCourse[]> {
    const count = query.facets.length;
    let found = await this.index.find(query);
    for (const atLeast of new Set([count - 1, 1])) {
      if (found.length >= ENOUGH || atLeast < 1 || atLeast >= count) continue;
      found = await this.index.find({ ...query, atLeast });
    }
    if (found.length >= ENOUGH || intent.facets.every(({ wider }) => wider.length === 0))
      return found;
    const facets = narrowingOf(intent.facets).map(({ tokens, wider }) =>
      [...tokens, ...wider].map(({ token }) => token),
    );
    return this.index.find({ ...query, facets, atLeast: 1 });
  }
}

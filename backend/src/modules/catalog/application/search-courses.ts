import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { relatedFacet } from '../domain/search/facet.js';
import type { Intent } from '../domain/search/intent.js';
import { rank } from '../domain/search/ranking.js';
import { reasonsFor } from '../domain/search/reasons.js';
import { FOCUS_TOKEN, FREE_TOKEN, levelToken } from '../domain/search/search-document.js';
import { type FoundCourse, type IndexQuery, SearchIndex } from './search-index.js';
import { UnderstandRequest, type UnderstoodRequest } from './understand-request.js';

export interface SearchResult {
  readonly course: FoundCourse;
  /** In a few words each. */
  readonly reasons: readonly string[];
}

const MAX_RESULTS = 24;
/** With fewer, courses that only partly fit are looked for as well. */
const ENOUGH = 12;
/** As many of the first results tell what the request was about. */
const BEST = 3;
const PAISE = 100;

@Injectable()
export class SearchCourses {
  constructor(
    private readonly understand: UnderstandRequest,
    private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /** Published courses, best first, at most 24. */
  async execute(request: string): Promise<SearchResult[]> {
    const understood = await this.understand.execute(request);
    if (!understood) return [];
    const { intent, educators } = understood;
    for (const query of attempts(understood)) {
      const found = rank(await this.collect(query, intent), intent, this.clock.now());
      if (found.length === 0) continue;
      const results = found.slice(0, MAX_RESULTS).map((ranked) => ({
        course: ranked.candidate,
        reasons: reasonsFor(ranked, intent, educators?.get(ranked.candidate.creatorId) ?? null),
      }));
      if (results.length >= ENOUGH || intent.facets.length === 0) return results;
      return [...results, ...(await this.related(query, intent, results))];
    }
    return [];
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
    const found = await this.index.find({
      ...query,
      ...{ facets: [tokens], atLeast: 1, asked: [FOCUS_TOKEN, ...tokens] },
    });
    const known = new Set(results.map(({ course }) => course.courseId));
    const fresh = found.filter(({ courseId }) => !known.has(courseId));
    return rank(fresh, { ...intent, facets: [facet] }, this.clock.now())
      .slice(0, ENOUGH - results.length)
      .map(({ candidate }) => ({ course: candidate, reasons: [`related: ${facet.label}`] }));
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
    const facets = intent.facets.map(({ tokens, wider }) =>
      [...tokens, ...wider].map(({ token }) => token),
    );
    return this.index.find({ ...query, facets, atLeast: 1 });
  }
}

/** What the request says, and, should nothing meet that, the same without its bounds. */
function attempts({ intent, educators }: UnderstoodRequest): IndexQuery[] {
  const { facets, limits, level, isFree, isRequest } = intent;
  const isBounded = isFree || Object.values(limits).some((limit) => limit !== null);
  const isAbout = facets.length > 0 || educators !== null;
  if (!isAbout && !isBounded && !level && !isRequest) return [];
  const tokensOf = (all: typeof facets) =>
    all.map(({ tokens }) => tokens.map(({ token }) => token));
  const whole: IndexQuery = {
    facets: tokensOf(facets),
    atLeast: facets.length,
    required: [
      ...(isFree ? [FREE_TOKEN] : []),
      // A level alone is what is asked for; beside a subject it only decides the order.
      ...(level && !isAbout ? [levelToken(level)] : []),
    ],
    creatorIds: educators && [...educators.keys()],
    minPricePaise: limits.minPrice && limits.minPrice * PAISE,
    maxPricePaise: limits.maxPrice && limits.maxPrice * PAISE,
    minMinutes: limits.minMinutes,
    maxMinutes: limits.maxMinutes,
    asked: [
      ...new Set([
        FOCUS_TOKEN,
        ...[...facets, ...intent.unwanted].flatMap(({ tokens, wider }) =>
          [...tokens, ...wider].map(({ token }) => token),
        ),
      ]),
    ],
  };
  if (!isBounded) return educators && facets.length > 0 ? [whole, anyone(whole)] : [whole];
  const ofAnyLength = { ...whole, minMinutes: null, maxMinutes: null };
  const unbounded = { ...ofAnyLength, required: [], minPricePaise: null, maxPricePaise: null };
  return isAbout ? [whole, ofAnyLength, unbounded] : [whole];
}

function anyone(query: IndexQuery): IndexQuery {
  return { ...query, creatorIds: null };
}

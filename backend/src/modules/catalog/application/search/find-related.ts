import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { type Facet, labelOf, narrowingOf, relatedFacet } from '../../domain/search/facet.js';
import type { Intent } from '../../domain/search/intent.js';
import { isRefused, rank, type Ranked } from '../../domain/search/ranking.js';
import { FOCUS_TOKEN } from '../../domain/search/search-document.js';
import { ENOUGH } from './collect-candidates.js';
import { tokensAround } from './index-queries.js';
import type { SearchResult } from './search-answer.js';
import { type FoundCourse, type IndexQuery, SearchIndex } from './search-index.js';

/** How many of the first results tell what the request is about. */
const BEST = 3;

/** Adds courses on the subjects of the best results when there are few results. */
@Injectable()
export class FindRelated {
  constructor(
    private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /** Best first, as many as are missing to `ENOUGH`. */
  async execute(
    query: IndexQuery,
    intent: Intent,
    found: readonly SearchResult[],
  ): Promise<SearchResult[]> {
    const ids = found.map(({ course }) => course.courseId);
    const best = found.slice(0, BEST).filter(({ course }) => isAnswer(course, intent));
    const subjects = await this.index.subjectsOf(best.map(({ course }) => course.courseId));
    if (subjects.length === 0) return [];
    const facet = relatedFacet(subjects);
    const known = new Set(ids);
    const fresh = (await this.index.find(about(facet, query))).filter(
      (course) => !known.has(course.courseId) && !isRefused(course, intent),
    );
    const ranked = rank(fresh, { ...intent, facets: [facet] }, this.clock.now());
    return ranked.slice(0, ENOUGH - found.length).map((related) => asResult(related, facet));
  }
}

function about(facet: Facet, query: IndexQuery): IndexQuery {
  const tokens = [...new Set(tokensAround(facet))];
  return {
    ...query,
    ...{ facets: [tokens], atLeast: 1, telling: tokens },
    asked: [...new Set([...query.asked, FOCUS_TOKEN, ...tokens])],
  };
}

/** Names the subject that the course is about, else nothing: a mere mention is no reason. */
function asResult({ candidate: course }: Ranked<FoundCourse>, facet: Facet): SearchResult {
  const near = tokensAround(facet).find((token) => (course.places.get(token) ?? 'D') !== 'D');
  return { course, reasons: near === undefined ? [] : [`related: ${labelOf(near)}`] };
}

/** Not one that merely contains an everyday word of the request: "on air" is no aviation. */
function isAnswer({ places }: FoundCourse, { facets }: Intent): boolean {
  return narrowingOf(facets).some((facet) =>
    tokensAround(facet).some((token) => places.has(token)),
  );
}

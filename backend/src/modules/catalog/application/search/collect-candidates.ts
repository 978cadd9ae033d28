import { Injectable } from '@nestjs/common';
import { type Facet, narrowingOf } from '../../domain/search/facet.js';
import { tokensAround } from './index-queries.js';
import { type FoundCourse, type IndexQuery, SearchIndex } from './search-index.js';

/** With fewer candidates, partial matches are searched for as well. */
export const ENOUGH = 16;

/**
 * Collects courses that may match a query: full matches, then wider rings of partial matches until there are enough.
 */
@Injectable()
export class CollectCandidates {
  constructor(private readonly index: SearchIndex) {}

  /** Courses matching all facets, then all but one, then any, then wider subjects. */
  async execute(query: IndexQuery, facets: readonly Facet[]): Promise<FoundCourse[]> {
    const count = query.facets.length;
    let found = await this.index.find(query);
    for (const atLeast of new Set([count - 1, 1])) {
      if (found.length >= ENOUGH || atLeast < 1 || atLeast >= count) continue;
      found = await this.index.find({ ...query, atLeast });
    }
    if (found.length >= ENOUGH || facets.every(({ wider }) => wider.length === 0)) return found;
    return this.index.find({ ...query, facets: narrowingOf(facets).map(tokensAround), atLeast: 1 });
  }
}

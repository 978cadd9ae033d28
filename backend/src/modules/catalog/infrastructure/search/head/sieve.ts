import type { IndexQuery } from '../../../application/search/search-index.js';
import type { Cursor } from './cursors.js';
import type { ListingRecords } from './listing-records.js';

/** Cursors for those of the tokens that are known. */
export type CursorsOf = (tokens: readonly string[]) => Cursor[];

/** Filters courses, given in ascending order of rank, by a query: many at a time, one condition after the other. */
export class Sieve {
  private readonly required: Cursor[];
  /** The facets that candidates do not match by construction. */
  private readonly facets: Cursor[][];
  private readonly needed: number;

  /** @param met facets of which each candidate has at least one; if there is only one, all candidates have it */
  constructor(
    private readonly query: IndexQuery,
    private readonly records: ListingRecords,
    private readonly gone: Uint8Array,
    cursorsOf: CursorsOf,
    met: readonly (readonly string[])[] = [],
  ) {
    const { facets, atLeast, required } = query;
    this.required = cursorsOf(required);
    const needed = Math.min(Math.max(1, atLeast), facets.length);
    const isKnown = met.length === 1 || needed <= 1;
    this.needed = isKnown && met.length > 0 ? needed - 1 : needed;
    const open =
      this.needed === 0 ? [] : facets.filter((facet) => !isKnown || !met.includes(facet));
    this.facets = open.map(cursorsOf);
  }

  /** Moves the matches to the front of the array and returns that part. */
  keep(ranks: Uint32Array): Uint32Array {
    let left = this.inBounds(ranks);
    for (const cursor of this.required) left = having(cursor, left);
    return this.facets.length > 0 ? this.meeting(left) : left;
  }

  private inBounds(ranks: Uint32Array): Uint32Array {
    const { minPricePaise, maxPricePaise, minMinutes, maxMinutes } = this.query;
    const left = present(ranks, this.gone);
    const priced = within(left, this.records.prices, minPricePaise, maxPricePaise);
    return within(priced, this.records.minutes, minMinutes, maxMinutes);
  }

  /** The courses with as many of the facets as needed. */
  private meeting(ranks: Uint32Array): Uint32Array {
    const counts = new Uint8Array(ranks.length);
    const has = new Uint8Array(ranks.length);
    for (const cursors of this.facets) {
      has.fill(0);
      for (const cursor of cursors) cursor.mark(ranks, has);
      for (let at = 0; at < has.length; at++) counts[at] = (counts[at] ?? 0) + (has[at] ?? 0);
    }
    let kept = 0;
    for (let at = 0; at < ranks.length; at++)
      if ((counts[at] ?? 0) >= this.needed) ranks[kept++] = ranks[at] ?? 0;
    return ranks.subarray(0, kept);
  }
}

function present(ranks: Uint32Array, gone: Uint8Array): Uint32Array {
  let kept = 0;
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] ?? 0;
    if (gone[rank] === 0) ranks[kept++] = rank;
  }
  return ranks.subarray(0, kept);
}

/** @param figures stored plus one, so that 0, which means none, is outside every bound */
function within(
  ranks: Uint32Array,
  figures: Uint32Array,
  least: number | null,
  most: number | null,
): Uint32Array {
  if (least === null && most === null) return ranks;
  const [low, high] = [Math.max(0, least ?? 0) + 1, (most ?? Infinity) + 1];
  let kept = 0;
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] ?? 0;
    const figure = figures[rank] ?? 0;
    if (figure >= low && figure <= high) ranks[kept++] = rank;
  }
  return ranks.subarray(0, kept);
}

function having(cursor: Cursor, ranks: Uint32Array): Uint32Array {
  let kept = 0;
  for (const rank of ranks) if (cursor.placeAt(rank) >= 0) ranks[kept++] = rank;
  return ranks.subarray(0, kept);
}

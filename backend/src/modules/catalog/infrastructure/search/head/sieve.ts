import type { IndexQuery } from '../../../application/search/search-index.js';
import type { ListingRecords } from './listing-records.js';
import type { Cursor } from './postings.js';

/** For the tokens that are known, where they stand. */
export type CursorsOf = (tokens: readonly string[]) => Cursor[];

/** Of courses in rising order of ranks, keeps those that meet a query; many at a time, one condition after the other. */
export class Sieve {
  private readonly required: Cursor[];
  /** Those that are not met by all who come. */
  private readonly facets: Cursor[][];
  private readonly needed: number;

  /** @param met facets that each course that comes has, at least one of these; all of them where they are only one */
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

  /** Moves those that meet the query to the front, and gives these. */
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

  /** Those that have as many of the facets as needed. */
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

/** @param figures one more than they are, so that 0, which is none, lies outside of all bounds */
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

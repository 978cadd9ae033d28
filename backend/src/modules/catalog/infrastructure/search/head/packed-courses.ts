import type {
  CourseListing,
  FoundCourse,
  IndexQuery,
} from '../../../application/search/search-index.js';
import { isSubjectToken } from '../../../domain/search/facet.js';
import type { Place } from '../../../domain/search/search-document.js';
import { isInBounds } from './bounds.js';
import { BEST, MOST_ENROLLED, NEWEST, WORTH } from './depths.js';
import { type Listing, PLACES, shownOf } from './head-course.js';
import { Cursor } from './postings.js';

/**
 * Courses by their rank in enrollment, and for each token the ranks of those that have it, as plain numbers in one
 * array: a fifth of the memory of lists of objects, and walked in the processor's cache (docs/adr/0031). What changes
 * is taken out here and kept elsewhere.
 */
export class PackedCourses {
  private readonly ranks: Map<string, number>;
  private readonly gone: Uint8Array;
  private readonly subjects: readonly string[];
  private left: number;

  constructor(
    private readonly listings: readonly Listing[],
    private readonly numbers: ReadonlyMap<string, number>,
    private readonly starts: Uint32Array,
    private readonly postings: Uint32Array,
    /** Ranks of the newest, newest first. */
    private readonly fresh: readonly number[],
  ) {
    this.ranks = new Map(listings.map(({ courseId }, rank) => [courseId, rank]));
    this.gone = new Uint8Array(listings.length);
    this.subjects = [...numbers.keys()].filter(isSubjectToken);
    this.left = listings.length;
  }

  get size(): number {
    return this.left;
  }

  remove(courseId: string): void {
    const rank = this.rankOf(courseId);
    if (rank === undefined) return;
    this.gone[rank] = 1;
    this.left -= 1;
  }

  listingOf(courseId: string): CourseListing | null {
    const rank = this.rankOf(courseId);
    const listing = rank === undefined ? undefined : this.listings[rank];
    return listing ? shownOf(listing) : null;
  }

  /** The subjects of the course with their places, from 0 for D to 3 for A; null when it is not here. */
  subjectsOf(courseId: string): (readonly [token: string, place: number])[] | null {
    const rank = this.rankOf(courseId);
    if (rank === undefined) return null;
    return this.subjects.flatMap((token) => {
      const place = this.cursorOf(token)?.placeAt(rank) ?? -1;
      return place < 0 ? [] : [[token, place] as const];
    });
  }

  /** Those that meet the query, and how many there were before the best were chosen. */
  find(query: IndexQuery): { readonly found: FoundCourse[]; readonly met: number } {
    const required = query.required.map((token) => this.cursorOf(token));
    if (required.includes(null)) return { found: [], met: 0 };
    const met = this.mostEnrolled(query);
    if (met.length >= MOST_ENROLLED) met.push(...this.newest(query, met));
    return { found: this.withPlaces(this.best(met, query.telling), query.asked), met: met.length };
  }

  /** In order of rank; of so many facets one of the rarest is always met, so only the courses of these are looked at. */
  private mostEnrolled(query: IndexQuery): number[] {
    const meets = this.test(query);
    const met: number[] = [];
    const driving = this.rarest(query);
    let rank = driving ? leastOf(driving) : 0;
    while (rank < this.listings.length && met.length < MOST_ENROLLED) {
      if (meets(rank)) met.push(rank);
      if (driving) {
        for (const cursor of driving) if (cursor.rank === rank) cursor.next();
        rank = leastOf(driving);
      } else rank += 1;
    }
    return met;
  }

  /** Or nobody would ever find what is new: it has hardly any learners yet. */
  private newest(query: IndexQuery, met: readonly number[]): number[] {
    const known = new Set(met);
    const meeting = new Set(
      this.fresh.toSorted((one, other) => one - other).filter(this.test(query)),
    );
    return this.fresh.filter((rank) => meeting.has(rank) && !known.has(rank)).slice(0, NEWEST);
  }

  /** Asked in rising order of ranks. */
  private test(query: IndexQuery): (rank: number) => boolean {
    const facets = query.facets.map((tokens) => this.cursorsOf(tokens));
    const required = this.cursorsOf(query.required);
    const needed = Math.min(Math.max(1, query.atLeast), facets.length);
    return (rank) => {
      const listing = this.listings[rank];
      if (!listing || this.gone[rank] === 1) return false;
      for (const cursor of required) if (cursor.placeAt(rank) < 0) return false;
      let met = 0;
      for (const cursors of facets)
        if (cursors.some((cursor) => cursor.placeAt(rank) >= 0)) met += 1;
      return met >= needed && isInBounds(listing, query);
    };
  }

  /** Null when any course may do. */
  private rarest({ facets, atLeast, required }: IndexQuery): Cursor[] | null {
    if (facets.length === 0)
      return required.length > 0 ? this.cursorsOf(required.slice(0, 1)) : null;
    const needed = Math.max(1, Math.min(atLeast, facets.length));
    return facets
      .map((tokens) => this.cursorsOf(tokens))
      .sort((one, other) => lengthOf(one) - lengthOf(other))
      .slice(0, facets.length - needed + 1)
      .flat();
  }

  /** In rising order of ranks. */
  private best(met: readonly number[], telling: readonly string[]): number[] {
    const ranks = met.toSorted((one, other) => one - other);
    if (telling.length === 0 || met.length <= BEST) return ranks;
    const worth = new Float64Array(ranks.length);
    for (const cursor of this.cursorsOf(telling))
      for (const [at, rank] of ranks.entries())
        worth[at] = (worth[at] ?? 0) + (WORTH[cursor.placeAt(rank)] ?? 0);
    return Array.from(ranks.keys())
      .sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0))
      .slice(0, BEST)
      .sort((one, other) => one - other)
      .map((at) => ranks[at] ?? 0);
  }

  /** @param ranks in rising order */
  private withPlaces(ranks: readonly number[], asked: readonly string[]): FoundCourse[] {
    const found = ranks.map((rank) => ({ rank, places: new Map<string, Place>() }));
    for (const token of asked) {
      const cursor = this.cursorOf(token);
      if (!cursor) continue;
      for (const { rank, places } of found) {
        const place = PLACES[cursor.placeAt(rank)];
        if (place) places.set(token, place);
      }
    }
    return found.map(({ rank, places }) => ({ ...(this.listings[rank] as Listing), places }));
  }

  private cursorsOf(tokens: readonly string[]): Cursor[] {
    return tokens.flatMap((token) => this.cursorOf(token) ?? []);
  }

  private cursorOf(token: string): Cursor | null {
    const number = this.numbers.get(token);
    if (number === undefined) return null;
    return new Cursor(this.postings, this.starts[number] ?? 0, this.starts[number + 1] ?? 0);
  }

  private rankOf(courseId: string): number | undefined {
    const rank = this.ranks.get(courseId);
    return rank === undefined || this.gone[rank] === 1 ? undefined : rank;
  }
}

const leastOf = (cursors: readonly Cursor[]): number => {
  let least = Infinity;
  for (const { rank } of cursors) if (rank < least) least = rank;
  return least;
};

const lengthOf = (cursors: readonly Cursor[]): number =>
  cursors.reduce((sum, { length }) => sum + length, 0);

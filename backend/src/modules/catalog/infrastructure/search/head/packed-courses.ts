import type {
  CourseListing,
  FoundCourse,
  IndexQuery,
} from '../../../application/search/search-index.js';
import type { CourseRanks } from './course-ranks.js';
import { type Cursor, NO_RANK, takeRanks } from './cursors.js';
import { BEST, FRESH, MOST_ENROLLED, NEWEST, WORTH } from './depths.js';
import { FoundPlaces } from './found-places.js';
import { PLACES } from './head-course.js';
import { FoundRecord, type ListingRecords } from './listing-records.js';
import type { Postings } from './postings.js';
import { Sieve } from './sieve.js';
import type { KnownTexts } from './known-texts.js';

/** The number of candidates processed at a time. */
const AT_ONCE = 1_024;
/** A token with more courses is not looked at closely: nearly always, more than a few are about it. */
const MOST_COUNTED = 400;
const PLACE_OF_DESCRIPTIONS = PLACES.indexOf('D');
/** Shared buffers; safe because searches run synchronously, one at a time. */
const candidates = new Uint32Array(AT_ONCE);
const matches = new Uint32Array(MOST_ENROLLED + NEWEST);
const weights = new Uint16Array(matches.length);
const recent = new Uint32Array(FRESH);

interface Tokens {
  readonly texts: KnownTexts;
  readonly postings: Postings;
  /** Subject tokens with their numbers. */
  readonly subjects: readonly (readonly [token: string, number: number])[];
}

/**
 * Courses by rank of enrollment, with a list of ranks for each token, all in plain arrays of numbers: a million courses
 * take some hundred arrays, which are scanned in the processor's cache (docs/adr/0031). Changed courses are marked as
 * gone here and kept elsewhere.
 */
export class PackedCourses {
  private readonly gone: Uint8Array;
  private readonly freshRising: Uint32Array;
  private left: number;

  constructor(
    private readonly records: ListingRecords,
    private readonly ranks: CourseRanks,
    private readonly tokens: Tokens,
    /** The ranks of the newest courses, newest first. */
    private readonly fresh: readonly number[],
  ) {
    this.gone = new Uint8Array(records.length);
    this.freshRising = Uint32Array.from(fresh).sort();
    this.left = records.length;
  }

  get size(): number {
    return this.left;
  }

  /** The memory taken. */
  get bytes(): number {
    const { texts, postings } = this.tokens;
    const tokens = texts.bytes + postings.bytes;
    return this.records.bytes + this.ranks.bytes + tokens + this.gone.byteLength;
  }

  remove(courseId: string): void {
    const rank = this.rankOf(courseId);
    if (rank === undefined) return;
    this.gone[rank] = 1;
    this.left -= 1;
  }

  listingOf(courseId: string): CourseListing | null {
    const rank = this.rankOf(courseId);
    return rank === undefined ? null : this.records.listingOf(rank);
  }

  /** The course's subjects with their places, from 0 for D to 3 for A; null if it is not here. */
  subjectsOf(courseId: string): (readonly [token: string, place: number])[] | null {
    const rank = this.rankOf(courseId);
    if (rank === undefined) return null;
    return this.tokens.subjects.flatMap(([token, number]) => {
      const place = this.tokens.postings.cursorAt(number).placeAt(rank);
      return place < 0 ? [] : [[token, place] as const];
    });
  }

  /** Whether any course has one of the tokens. */
  hasAny(tokens: readonly string[]): boolean {
    return this.cursorsOf(tokens).some((cursor) => cursor.hasOthersThan(this.gone));
  }

  /** How many courses have the token outside descriptions; counts no further than one more than `most`. */
  countAbout(token: string, most: number): number {
    if (this.lengthOf([token]) > MOST_COUNTED) return most + 1;
    let count = 0;
    for (const cursor of this.cursorsOf([token]))
      for (; cursor.rank < NO_RANK && count <= most; cursor.next()) {
        const { rank } = cursor;
        if (this.gone[rank] === 0 && cursor.placeAt(rank) > PLACE_OF_DESCRIPTIONS) count += 1;
      }
    return count;
  }

  /** The best matches of the query, and how many matches there were. */
  find(query: IndexQuery): { readonly found: FoundCourse[]; readonly met: number } {
    if (query.required.some((token) => this.tokens.texts.of(token) < 0))
      return { found: [], met: 0 };
    let met = this.mostEnrolled(query);
    if (met === MOST_ENROLLED) met += this.addNewest(query, met);
    const best = this.best(matches.subarray(0, met), query.telling);
    return { found: this.withPlaces(best, query.asked), met };
  }

  /**
   * Fills in the matches in order of rank; returns their number. A match has at least one of the rarest facets, so only
   * their courses are scanned.
   */
  private mostEnrolled(query: IndexQuery): number {
    const rarest = this.rarest(query);
    const cursors = this.cursorsOf(
      (rarest.length > 0 ? rarest : [query.required.slice(0, 1)]).flat(),
    );
    const isAnyCourse = rarest.length === 0 && query.required.length === 0;
    const sieve = this.sieveFor(query, rarest);
    let count = 0;
    for (let seen = 0; count < MOST_ENROLLED;) {
      const taken = isAnyCourse ? this.takeAll(seen) : takeRanks(cursors, candidates);
      if (taken === 0) break;
      seen += taken;
      const left = sieve.keep(candidates.subarray(0, taken)).subarray(0, MOST_ENROLLED - count);
      matches.set(left, count);
      count += left.length;
    }
    return count;
  }

  private takeAll(from: number): number {
    const taken = Math.min(candidates.length, this.records.length - from);
    for (let at = 0; at < taken; at++) candidates[at] = from + at;
    return taken;
  }

  /**
   * Adds some of the newest matches, which have few learners and would otherwise never be found; returns their number.
   * @param count all matches up to the last of them
   */
  private addNewest(query: IndexQuery, count: number): number {
    const last = matches[count - 1] ?? 0;
    let later = 0;
    for (const rank of this.freshRising) if (rank > last) recent[later++] = rank;
    const meeting = this.sieveFor(query).keep(recent.subarray(0, later));
    const newest = meeting.length > NEWEST ? this.newestOf(meeting) : meeting;
    matches.set(newest, count);
    return newest.length;
  }

  private newestOf(ranks: Uint32Array): Uint32Array {
    const among = new Set(ranks);
    return Uint32Array.from(this.fresh.filter((rank) => among.has(rank)).slice(0, NEWEST)).sort();
  }

  private sieveFor(query: IndexQuery, met?: IndexQuery['facets']): Sieve {
    return new Sieve(query, this.records, this.gone, (tokens) => this.cursorsOf(tokens), met);
  }

  private rarest({ facets, atLeast }: IndexQuery): IndexQuery['facets'] {
    if (facets.length === 0) return [];
    const needed = Math.max(1, Math.min(atLeast, facets.length));
    return facets
      .map((facet) => ({ facet, length: this.lengthOf(facet) }))
      .sort((one, other) => one.length - other.length)
      .slice(0, facets.length - needed + 1)
      .map(({ facet }) => facet);
  }

  /** In ascending order of rank. */
  private best(ranks: Uint32Array, telling: readonly string[]): Uint32Array {
    if (telling.length === 0 || ranks.length <= BEST) return ranks;
    const worth = weights.subarray(0, ranks.length).fill(0);
    for (const cursor of this.cursorsOf(telling)) cursor.weigh(ranks, WORTH, worth);
    return bestOf(ranks, worth);
  }

  /** @param ranks in ascending order */
  private withPlaces(ranks: Uint32Array, asked: readonly string[]): FoundCourse[] {
    const places = new FoundPlaces(ranks.length, asked.length);
    for (const token of asked) {
      const number = this.tokens.texts.of(token);
      if (number < 0) continue;
      const column = places.add(token);
      const cursor = this.tokens.postings.cursorAt(number);
      for (let row = 0; row < ranks.length; row++) {
        const place = cursor.placeAt(ranks[row] ?? 0);
        if (place >= 0) places.set(row, column, place);
      }
    }
    return Array.from(ranks, (rank, row) => new FoundRecord(this.records, rank, places.of(row)));
  }

  private cursorsOf(tokens: readonly string[]): Cursor[] {
    const { texts, postings } = this.tokens;
    return tokens.flatMap((token) => {
      const number = texts.of(token);
      return number < 0 ? [] : [postings.cursorAt(number)];
    });
  }

  private lengthOf(tokens: readonly string[]): number {
    const { texts, postings } = this.tokens;
    return tokens.reduce((sum, token) => {
      const number = texts.of(token);
      return number < 0 ? sum : sum + postings.countOf(number);
    }, 0);
  }

  private rankOf(courseId: string): number | undefined {
    const rank = this.ranks.of(courseId);
    return rank === undefined || this.gone[rank] === 1 ? undefined : rank;
  }
}

/** Those with the most weight, ties by enrollment. Counts weights, which takes a tenth of the time of sorting. */
function bestOf(ranks: Uint32Array, worth: Uint16Array): Uint32Array {
  let most = 0;
  for (const one of worth) if (one > most) most = one;
  const counts = new Uint16Array(most + 1);
  for (const one of worth) counts[one] = (counts[one] ?? 0) + 1;
  let least = most;
  let better = 0;
  while (better + (counts[least] ?? 0) < BEST && least > 0) better += counts[least--] ?? 0;
  const best = new Uint32Array(BEST);
  let count = 0;
  let room = BEST - better;
  for (let at = 0; at < ranks.length; at++) {
    const own = worth[at] ?? 0;
    if (own > least || (own === least && room-- > 0)) best[count++] = ranks[at] ?? 0;
  }
  return best.subarray(0, count);
}

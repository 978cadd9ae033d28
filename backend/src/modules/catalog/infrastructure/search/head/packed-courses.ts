import type {
  CourseListing,
  FoundCourse,
  IndexQuery,
} from '../../../application/search/search-index.js';
import type { CourseRanks } from './course-ranks.js';
import { BEST, MOST_ENROLLED, NEWEST, WORTH } from './depths.js';
import { PLACES } from './head-course.js';
import { FoundRecord, type ListingRecords } from './listing-records.js';
import { Cursor, takeRanks } from './postings.js';
import { Sieve } from './sieve.js';
import type { TextNumbers } from './text-numbers.js';

/** The number of candidates processed at a time. */
const AT_ONCE = 1_024;
/** A shared buffer; safe because searches run synchronously, one at a time. */
const candidates = new Uint32Array(AT_ONCE);

interface Postings {
  readonly numbers: TextNumbers;
  /** The start of each token's list. */
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
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
  private left: number;

  constructor(
    private readonly records: ListingRecords,
    private readonly ranks: CourseRanks,
    private readonly postings: Postings,
    /** The ranks of the newest courses, newest first. */
    private readonly fresh: readonly number[],
  ) {
    this.gone = new Uint8Array(records.length);
    this.left = records.length;
  }

  get size(): number {
    return this.left;
  }

  /** The memory taken. */
  get bytes(): number {
    const { numbers, starts, entries } = this.postings;
    const postings = numbers.bytes + starts.byteLength + entries.byteLength;
    return this.records.bytes + this.ranks.bytes + postings + this.gone.byteLength;
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
    return this.postings.subjects.flatMap(([token, number]) => {
      const place = this.cursorAt(number).placeAt(rank);
      return place < 0 ? [] : [[token, place] as const];
    });
  }

  /** Whether any course has one of the tokens. */
  hasAny(tokens: readonly string[]): boolean {
    const cursors = this.cursorsOf(tokens);
    for (;;) {
      const taken = takeRanks(cursors, candidates);
      if (taken === 0) return false;
      if (candidates.subarray(0, taken).some((rank) => this.gone[rank] === 0)) return true;
    }
  }

  /** The best matches of the query, and how many matches there were. */
  find(query: IndexQuery): { readonly found: FoundCourse[]; readonly met: number } {
    if (query.required.some((token) => this.postings.numbers.of(token) < 0))
      return { found: [], met: 0 };
    let met = this.mostEnrolled(query);
    if (met.length >= MOST_ENROLLED) met = followed(met, rising(this.newest(query, met)));
    return { found: this.withPlaces(this.best(met, query.telling), query.asked), met: met.length };
  }

  /** In order of rank. A match has at least one of the rarest facets, so only their courses are scanned. */
  private mostEnrolled(query: IndexQuery): Uint32Array {
    const rarest = this.rarest(query);
    const cursors = this.cursorsOf(
      (rarest.length > 0 ? rarest : [query.required.slice(0, 1)]).flat(),
    );
    const isAnyCourse = rarest.length === 0 && query.required.length === 0;
    const sieve = this.sieveFor(query, rarest);
    const met = new Uint32Array(MOST_ENROLLED);
    let count = 0;
    for (let seen = 0; count < met.length;) {
      const taken = isAnyCourse ? this.takeAll(seen) : takeRanks(cursors, candidates);
      if (taken === 0) break;
      seen += taken;
      const left = sieve.keep(candidates.subarray(0, taken)).subarray(0, met.length - count);
      met.set(left, count);
      count += left.length;
    }
    return met.subarray(0, count);
  }

  private takeAll(from: number): number {
    const taken = Math.min(candidates.length, this.records.length - from);
    for (let at = 0; at < taken; at++) candidates[at] = from + at;
    return taken;
  }

  /** New courses have few learners and would otherwise never be found. @param met all matches up to the last of them */
  private newest(query: IndexQuery, met: Uint32Array): number[] {
    const last = met.at(-1) ?? 0;
    const ranks = rising(this.fresh.filter((rank) => rank > last));
    const meeting = new Set(this.sieveFor(query).keep(ranks));
    return this.fresh.filter((rank) => meeting.has(rank)).slice(0, NEWEST);
  }

  private sieveFor(query: IndexQuery, met?: IndexQuery['facets']): Sieve {
    return new Sieve(query, this.records, this.gone, (tokens) => this.cursorsOf(tokens), met);
  }

  private rarest({ facets, atLeast }: IndexQuery): IndexQuery['facets'] {
    if (facets.length === 0) return [];
    const needed = Math.max(1, Math.min(atLeast, facets.length));
    return facets
      .map((facet) => ({ facet, length: lengthOf(this.cursorsOf(facet)) }))
      .sort((one, other) => one.length - other.length)
      .slice(0, facets.length - needed + 1)
      .map(({ facet }) => facet);
  }

  /** In ascending order of rank. */
  private best(ranks: Uint32Array, telling: readonly string[]): Uint32Array {
    if (telling.length === 0 || ranks.length <= BEST) return ranks;
    const worth = new Uint16Array(ranks.length);
    for (const cursor of this.cursorsOf(telling)) cursor.weigh(ranks, WORTH, worth);
    return bestOf(ranks, worth);
  }

  /** @param ranks in ascending order */
  private withPlaces(ranks: Uint32Array, asked: readonly string[]): FoundCourse[] {
    const found = Array.from(ranks, (rank) => new FoundRecord(this.records, rank));
    for (const token of asked) {
      const number = this.postings.numbers.of(token);
      if (number < 0) continue;
      const cursor = this.cursorAt(number);
      for (let at = 0; at < ranks.length; at++) {
        const place = cursor.placeAt(ranks[at] ?? 0);
        if (place >= 0) found[at]?.places.set(token, PLACES[place] ?? 'D');
      }
    }
    return found;
  }

  private cursorsOf(tokens: readonly string[]): Cursor[] {
    return tokens.flatMap((token) => {
      const number = this.postings.numbers.of(token);
      return number < 0 ? [] : [this.cursorAt(number)];
    });
  }

  private cursorAt(number: number): Cursor {
    const { entries, starts } = this.postings;
    return new Cursor(entries, starts[number] ?? 0, starts[number + 1] ?? 0);
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

function followed(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const rising = (ranks: readonly number[]): Uint32Array => Uint32Array.from(ranks).sort();

const lengthOf = (cursors: readonly Cursor[]): number =>
  cursors.reduce((sum, { length }) => sum + length, 0);

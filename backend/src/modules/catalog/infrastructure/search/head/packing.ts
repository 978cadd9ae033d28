import { setImmediate as breath } from 'node:timers/promises';
import { isSubjectToken } from '../../../domain/search/facet.js';
import type { Place } from '../../../domain/search/search-document.js';
import { byKeyFalling } from './by-key.js';
import { CourseRanks } from './course-ranks.js';
import { FRESH } from './depths.js';
import { GrowingRows } from './growing.js';
import { type Listing, packed, placeOf, PLACES, tokenOf } from './head-course.js';
import { type ListingRecords, ListingWriter } from './listing-records.js';
import { PackedCourses } from './packed-courses.js';
import { Postings } from './postings.js';
import { TextNumbers } from './text-numbers.js';

/** The size of a chunk that delays no concurrent search noticeably. */
const AT_ONCE = 1_000;
const MILLISECONDS = 1_000;
/** The limit for courses of the last second, of which there may be many. */
const SAME_SECOND = 500;

/** Collects courses, ordered by id, and packs them. */
export class Packing {
  private readonly numbers = new TextNumbers();
  private readonly subjects: string[] = [];
  /** The number of courses per token. */
  private readonly counts = new GrowingRows();
  private readonly listings = new ListingWriter();
  private readonly ends = new GrowingRows();
  private readonly entries = new GrowingRows();

  get length(): number {
    return this.listings.length;
  }

  add(listing: Listing, tokens: Iterable<readonly [token: string, place: Place]>): void {
    for (const [token, place] of tokens) {
      const number = this.numberOf(token);
      this.counts.set(number, 0, this.counts.get(number) + 1);
      this.entries.push(packed(number, PLACES.indexOf(place)));
    }
    this.ends.push(this.entries.length);
    this.listings.add(listing);
  }

  async pack(): Promise<PackedCourses> {
    const order = await this.byEnrollment();
    const { texts, numberNow } = await this.numbers.settle();
    const counts = new Uint32Array(texts.size);
    for (let first = 0; first < numberNow.length; first++)
      counts[numberNow[first] ?? 0] = this.counts.get(first);
    const work = Postings.of(counts, order.length, (rank, add) =>
      this.giveTokens(order[rank] ?? 0, numberNow, add),
    );
    const postings = await inPieces(work);
    for (const rows of [this.entries, this.ends, this.counts]) rows.release();
    const records = await inPieces(this.listings.inOrder(order));
    this.listings.release();
    const ranks = new CourseRanks(records);
    await inPieces(ranks.fill());
    const subjects = this.subjects.map((token) => [token, texts.of(token)] as const);
    const tokens = { texts, subjects, postings };
    return new PackedCourses(records, ranks, tokens, await freshest(records));
  }

  private giveTokens(
    row: number,
    numberNow: Uint32Array,
    add: (token: number, place: number) => void,
  ): void {
    const end = this.ends.get(row);
    for (let at = row === 0 ? 0 : this.ends.get(row - 1); at < end; at++) {
      const entry = this.entries.get(at);
      add(numberNow[tokenOf(entry)] ?? 0, placeOf(entry));
    }
  }

  private byEnrollment(): Promise<Uint32Array> {
    const keys = new Uint32Array(this.length);
    for (let at = 0; at < keys.length; at++) keys[at] = this.listings.enrollmentsOf(at);
    return byKeyFalling(keys);
  }

  private numberOf(token: string): number {
    const number = this.numbers.numberOf(token);
    if (number === this.counts.length) {
      this.counts.push(0);
      if (isSubjectToken(token)) this.subjects.push(token);
    }
    return number;
  }
}

/** Runs the work in chunks, yielding to the event loop in between. */
async function inPieces<T>(work: Generator<void, T>): Promise<T> {
  for (let done = 1; ; done++) {
    const { done: isOver, value } = work.next();
    if (isOver) return value;
    if (done % AT_ONCE === 0) await breath();
  }
}

/** The ranks of the newest courses; ties by higher id. */
async function freshest(records: ListingRecords): Promise<number[]> {
  const seconds = new Uint32Array(records.length);
  for (let rank = 0; rank < seconds.length; rank++)
    seconds[rank] = records.publishedAtOf(rank) / MILLISECONDS;
  const newest = (await byKeyFalling(seconds)).subarray(0, FRESH + SAME_SECOND);
  return Array.from(newest, (rank) => {
    return { rank, time: records.publishedAtOf(rank), id: records.courseIdOf(rank) };
  })
    .sort((one, other) => other.time - one.time || (one.id < other.id ? 1 : -1))
    .slice(0, FRESH)
    .map(({ rank }) => rank);
}

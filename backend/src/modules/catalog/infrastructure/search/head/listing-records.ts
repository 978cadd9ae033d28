import type { CourseListing, FoundCourse } from '../../../application/search/search-index.js';
import type { Category, Level } from '../../../domain/courses/course-vocabulary.js';
import type { Places } from '../../../domain/search/candidate.js';
import type { Listing } from './head-course.js';
import { GrowingRows, GrowingTexts } from './growing.js';
import { readUuid, UUID_WORDS, writeUuid } from './uuid-words.js';

/** Field offsets in a course's record, in 32-bit words. */
const ID = 0;
const THUMBNAIL = ID + UUID_WORDS;
const CREATOR = THUMBNAIL + UUID_WORDS;
const CATEGORY = 9;
const LEVEL = 10;
const TITLE = 11;
const TITLE_BYTES = 12;
const CURRENT_PRICE = 13;
const ENROLLMENTS = 14;
const RATING_SUM = 15;
const RATING_COUNT = 16;
/** Milliseconds, in two words. */
const PUBLISHED = 17;
export const RECORD_WORDS = 19;
const HALF = 2 ** 32;

/** Optional numbers are stored plus one; 0 means none. */
const orNone = (value: number | null): number => (value === null ? 0 : value + 1);
const figureOf = (written: number | undefined): number | null => (written ? written - 1 : null);

/** Writes the displayed data of courses into records. */
export class ListingWriter {
  private readonly records = new GrowingRows(RECORD_WORDS);
  private readonly bounds = new GrowingRows(2);
  private readonly titles = new GrowingTexts();
  /** Interned texts that many courses share; the first one stands for none. */
  private readonly shared: string[] = [''];
  private readonly numbers = new Map<string, number>();
  private readonly written = new Uint32Array(UUID_WORDS);

  get length(): number {
    return this.records.length;
  }

  add(listing: Listing): void {
    const { courseId, thumbnailId, creatorId, category, level, title, publishedAt } = listing;
    const row = this.records.add();
    const [start, length] = this.titles.push(title);
    const time = publishedAt.getTime();
    this.setUuid(row, ID, courseId);
    if (thumbnailId !== null) this.setUuid(row, THUMBNAIL, thumbnailId);
    for (const [part, value] of [
      [CREATOR, this.once(creatorId)],
      [CATEGORY, this.once(category)],
      [LEVEL, level === null ? 0 : this.once(level)],
      [TITLE, start],
      [TITLE_BYTES, length],
      [CURRENT_PRICE, orNone(listing.currentPaise)],
      [ENROLLMENTS, listing.enrollmentCount],
      [RATING_SUM, listing.ratingSum],
      [RATING_COUNT, listing.ratingCount],
      [PUBLISHED, Math.floor(time / HALF)],
      [PUBLISHED + 1, time % HALF],
    ] as const)
      this.records.set(row, part, value);
    this.bounds.add();
    this.bounds.set(row, 0, orNone(listing.pricePaise));
    this.bounds.set(row, 1, orNone(listing.minutes));
  }

  enrollmentsOf(row: number): number {
    return this.records.get(row, ENROLLMENTS);
  }

  /** Yields after each record, so that the caller can yield to the event loop; the records are in the given order. */
  *inOrder(order: Uint32Array): Generator<void, ListingRecords> {
    const words = new Uint32Array(order.length * RECORD_WORDS);
    const prices = new Uint32Array(order.length);
    const minutes = new Uint32Array(order.length);
    for (let rank = 0; rank < order.length; rank++) {
      const row = order[rank] ?? 0;
      this.records.copy(row, words, rank * RECORD_WORDS);
      prices[rank] = this.bounds.get(row, 0);
      minutes[rank] = this.bounds.get(row, 1);
      yield;
    }
    this.titles.seal();
    return new ListingRecords(words, prices, minutes, this.titles, this.shared);
  }

  release(): void {
    this.records.release();
    this.bounds.release();
  }

  private setUuid(row: number, part: number, uuid: string): void {
    writeUuid(uuid, this.written, 0);
    for (const [word, value] of this.written.entries()) this.records.set(row, part + word, value);
  }

  private once(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.shared.push(text) - 1;
      this.numbers.set(text, number);
    }
    return number;
  }
}

/**
 * The displayed data of courses by rank, as plain numbers: 100 bytes each, and no objects for the garbage collector.
 */
export class ListingRecords {
  constructor(
    readonly words: Uint32Array,
    /** The searchable numbers, in separate arrays, because filters scan only these. Stored plus one; 0 means none. */
    readonly prices: Uint32Array,
    readonly minutes: Uint32Array,
    private readonly titles: GrowingTexts,
    private readonly shared: readonly string[],
  ) {}

  get length(): number {
    return this.prices.length;
  }

  get bytes(): number {
    const { words, prices, minutes, titles } = this;
    return words.byteLength + prices.byteLength + minutes.byteLength + titles.bytes;
  }

  courseIdOf(rank: number): string {
    return readUuid(this.words, rank * RECORD_WORDS + ID);
  }

  creatorIdOf(rank: number): string {
    return this.textOf(rank, CREATOR);
  }

  publishedAtOf(rank: number): number {
    return this.word(rank, PUBLISHED) * HALF + this.word(rank, PUBLISHED + 1);
  }

  titleOf(rank: number): string {
    return this.titles.read(this.word(rank, TITLE), this.word(rank, TITLE_BYTES));
  }

  thumbnailIdOf(rank: number): string | null {
    const at = rank * RECORD_WORDS + THUMBNAIL;
    return this.words[at] === 0 && this.words[at + 1] === 0 ? null : readUuid(this.words, at);
  }

  categoryOf(rank: number): Category {
    return this.textOf(rank, CATEGORY) as Category;
  }

  levelOf(rank: number): Level | null {
    return (this.textOf(rank, LEVEL) || null) as Level | null;
  }

  enrollmentCountOf(rank: number): number {
    return this.word(rank, ENROLLMENTS);
  }

  ratingSumOf(rank: number): number {
    return this.word(rank, RATING_SUM);
  }

  ratingCountOf(rank: number): number {
    return this.word(rank, RATING_COUNT);
  }

  /** The displayed data of a course. */
  listingOf(rank: number): CourseListing {
    return {
      courseId: this.courseIdOf(rank),
      creatorId: this.creatorIdOf(rank),
      title: this.titleOf(rank),
      category: this.categoryOf(rank),
      thumbnailId: this.thumbnailIdOf(rank),
      level: this.levelOf(rank),
      pricePaise: figureOf(this.word(rank, CURRENT_PRICE)),
      enrollmentCount: this.enrollmentCountOf(rank),
      ratingSum: this.ratingSumOf(rank),
      ratingCount: this.ratingCountOf(rank),
      publishedAt: new Date(this.publishedAtOf(rank)),
    };
  }

  private word(rank: number, part: number): number {
    return this.words[rank * RECORD_WORDS + part] ?? 0;
  }

  private textOf(rank: number, part: number): string {
    return this.shared[this.word(rank, part)] ?? '';
  }
}

/** A course in the results. Its texts are read lazily: of a hundred found, thirty are shown. */
export class FoundRecord implements FoundCourse {
  /** Read on first use, then kept: it is asked for several times of those that are shown. */
  private id: string | null = null;

  constructor(
    private readonly records: ListingRecords,
    private readonly rank: number,
    readonly places: Places,
  ) {}

  get courseId(): string {
    return (this.id ??= this.records.courseIdOf(this.rank));
  }

  get creatorId(): string {
    return this.records.creatorIdOf(this.rank);
  }

  get title(): string {
    return this.records.titleOf(this.rank);
  }

  get category(): Category {
    return this.records.categoryOf(this.rank);
  }

  get level(): Level | null {
    return this.records.levelOf(this.rank);
  }

  get pricePaise(): number | null {
    return figureOf(this.records.prices[this.rank]);
  }

  get minutes(): number | null {
    return figureOf(this.records.minutes[this.rank]);
  }

  get enrollmentCount(): number {
    return this.records.enrollmentCountOf(this.rank);
  }

  get ratingSum(): number {
    return this.records.ratingSumOf(this.rank);
  }

  get ratingCount(): number {
    return this.records.ratingCountOf(this.rank);
  }

  get thumbnailId(): string | null {
    return this.records.thumbnailIdOf(this.rank);
  }

  get publishedAt(): Date {
    return new Date(this.records.publishedAtOf(this.rank));
  }
}

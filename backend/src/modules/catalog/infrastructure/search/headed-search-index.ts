import { Injectable } from '@nestjs/common';
import {
  type CourseListing,
  type FoundCourse,
  type IndexEntry,
  type IndexQuery,
  SearchIndex,
} from '../../application/search/search-index.js';
import { CoursesInChange } from '../courses-in-change.js';
import { commonSubjects } from './head/common-subjects.js';
import { LiveHead } from './head/live-head.js';
import { PostgresSearchIndex } from './postgres-search-index.js';

/** With as many in the head, what lies beyond it would hardly come before them. */
const ENOUGH_IN_HEAD = 60;
const MOST_KEPT_WORDS = 10_000;

/** Answers from memory where the head of the index suffices, and asks PostgreSQL for the rest. */
@Injectable()
export class HeadedSearchIndex extends SearchIndex {
  private readonly alike = new Map<string, readonly string[]>();
  private alikeAt = 0;

  constructor(
    private readonly all: PostgresSearchIndex,
    private readonly live: LiveHead,
    private readonly inChange: CoursesInChange,
  ) {
    super();
  }

  async find(query: IndexQuery): Promise<FoundCourse[]> {
    const { trusted } = this.live;
    // An educator's courses lie anywhere; PostgreSQL has an index of them.
    if (!trusted || query.creatorIds) return this.all.find(query);
    const { found, met } = trusted.head.find(query);
    return trusted.isWhole || met >= ENOUGH_IN_HEAD ? found : this.all.find(query);
  }

  /** From memory when nothing that happened to them can have been missed; asking took a third of a search (docs/adr/0031). */
  async current(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseListing>> {
    const isKnown = this.live.stamp !== null && !this.inChange.includesAny(courseIds);
    const listings = isKnown && this.live.trusted?.head.listingsOf(courseIds);
    if (!listings) return this.all.current(courseIds);
    return new Map(listings.map((listing) => [listing.courseId, listing]));
  }

  async subjectsOf(courseIds: readonly string[]): Promise<string[]> {
    const subjects = this.live.trusted?.head.subjectsOf(courseIds);
    return subjects ? commonSubjects(subjects) : this.all.subjectsOf(courseIds);
  }

  /** The same slips are made again and again; what they look like changes with the courses only. */
  async lookAlikes(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const written = this.live.trusted?.words;
    if (!written) return this.all.lookAlikes(words);
    const { version } = this.live;
    if (this.alikeAt !== version || this.alike.size > MOST_KEPT_WORDS) this.alike.clear();
    this.alikeAt = version;
    // Read before it is waited for: another search may have them forgotten meanwhile.
    const known = words.flatMap((word) => {
      const alike = this.alike.get(word);
      return alike ? [[word, alike] as const] : [];
    });
    const unasked = words.filter((word) => !this.alike.has(word) && written.of(word) < 0);
    const found = await this.all.lookAlikes(unasked);
    for (const word of unasked) {
      const alike = found.get(word);
      if (!alike) written.numberOf(word);
      // A change that was heard meanwhile may have made another answer of it.
      else if (version === this.live.version) this.alike.set(word, alike);
    }
    return new Map([...known, ...found]);
  }

  put(entry: IndexEntry, documentVersion: number): Promise<void> {
    return this.all.put(entry, documentVersion);
  }

  remove(courseId: string): Promise<void> {
    return this.all.remove(courseId);
  }

  missing(documentVersion: number, after: string | null, limit: number): Promise<string[]> {
    return this.all.missing(documentVersion, after, limit);
  }

  rebalance(): Promise<void> {
    return this.all.rebalance();
  }
}

import { Injectable } from '@nestjs/common';
import {
  type CourseListing,
  type FoundCourse,
  type IndexEntry,
  type IndexQuery,
  SearchIndex,
} from '../../application/search/search-index.js';
import { tokensOfWord } from '../../domain/search/search-document.js';
import { CoursesInChange } from '../courses-in-change.js';
import { commonSubjects } from './head/common-subjects.js';
import { LiveHead } from './head/live-head.js';
import { PostgresSearchIndex } from './postgres-search-index.js';

/** With this many matches in the head, those beyond it would hardly rank higher. */
const ENOUGH_IN_HEAD = 60;
const MOST_KEPT_WORDS = 10_000;

/** Answers from memory if the head of the index suffices, else from PostgreSQL. */
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
    // An educator's courses may be in any band; PostgreSQL has an index for them.
    if (!trusted || query.creatorIds) return this.all.find(query);
    const { found, met } = trusted.head.find(query);
    return trusted.isWhole || met >= ENOUGH_IN_HEAD ? found : this.all.find(query);
  }

  /** From memory if no change can have been missed, because the query took a third of a search (docs/adr/0031). */
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

  async about(tokens: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { trusted } = this.live;
    if (!trusted) return this.all.about(tokens);
    return new Map(tokens.map((token) => [token, trusted.head.countAbout(token)]));
  }

  /** A cache: the same misspellings recur, and similar words only change with the courses. */
  async lookAlikes(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { trusted } = this.live;
    if (!trusted) return this.all.lookAlikes(words);
    const { words: written, head, isWhole } = trusted;
    const isWritten = (word: string) =>
      written.has(word) && (!isWhole || head.hasAny(tokensOfWord(word)));
    const { version } = this.live;
    if (this.alikeAt !== version || this.alike.size > MOST_KEPT_WORDS) this.alike.clear();
    this.alikeAt = version;
    // Read before awaiting, because another search may clear the cache meanwhile.
    const known = words.flatMap((word) => {
      const alike = this.alike.get(word);
      return alike ? [[word, alike] as const] : [];
    });
    const unasked = words.filter((word) => !this.alike.has(word) && !isWritten(word));
    const found = await this.all.lookAlikes(unasked);
    for (const word of unasked) {
      const alike = found.get(word);
      if (!alike) written.add(word);
      // Not cached if a change arrived meanwhile, which may change the answer.
      else if (version === this.live.version) this.alike.set(word, alike);
    }
    return new Map([...known, ...found]);
  }

  reserve(courseId: string): Promise<void> {
    return this.all.reserve(courseId);
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

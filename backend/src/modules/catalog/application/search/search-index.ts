import type { Level } from '../../domain/courses/course-vocabulary.js';
import type { Candidate } from '../../domain/search/candidate.js';
import type { SearchDocument } from '../../domain/search/search-document.js';

export interface FoundCourse extends Candidate {
  readonly creatorId: string;
  readonly title: string;
  readonly thumbnailId: string | null;
}

/** What the catalog shows of a course in results. */
export type CourseListing = Omit<FoundCourse, 'places' | 'minutes'>;

/** Absent bounds are null; a course without a value is outside every bound on it. */
export interface IndexQuery {
  /** The matching tokens of each facet; empty matches any course. */
  readonly facets: readonly (readonly string[])[];
  /** How many of the facets a course must match. */
  readonly atLeast: number;
  /** Further tokens that a course must have. */
  readonly required: readonly string[];
  /** Matches any of these educators; null matches all. */
  readonly creatorIds: readonly string[] | null;
  readonly minPricePaise: number | null;
  readonly maxPricePaise: number | null;
  readonly minMinutes: number | null;
  readonly maxMinutes: number | null;
  /** If many courses match, those with most of these tokens come first; empty when words do not decide. */
  readonly telling: readonly string[];
  /** Tokens whose places to return for each course. */
  readonly asked: readonly string[];
}

/** What the index stores of a course. */
export interface IndexEntry {
  readonly courseId: string;
  readonly creatorId: string;
  readonly document: SearchDocument;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  /** Total length of its videos; null while unknown. */
  readonly minutes: number | null;
}

/** The search index of published courses. */
export abstract class SearchIndex {
  /**
   * Courses that match the query, some hundreds at most; if more do, the most enrolled and the newest come first. Their
   * data may be some moments old, and enrollment counts may be off by a fifth.
   */
  abstract find(query: IndexQuery): Promise<FoundCourse[]>;

  /** The current data of the courses by id; those no longer published are missing. */
  abstract current(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseListing>>;

  /** The subject tokens that most of the courses have in title, subtitle or category, commonest first, at most 3. */
  abstract subjectsOf(courseIds: readonly string[]): Promise<string[]>;

  /**
   * How many courses have each token outside descriptions and spoken text, at least of those searched first; more than
   * `FEW` count as one more.
   */
  abstract about(tokens: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** Similar words from courses for each word that no course has; words that courses have are missing. */
  abstract lookAlikes(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;

  /** Until the transaction ends, others who reserve the course's entry wait. */
  abstract reserve(courseId: string): Promise<void>;

  /** Writes or replaces the entry; nothing if its course was deleted meanwhile. */
  abstract put(entry: IndexEntry, documentVersion: number): Promise<void>;

  /** Removes the course's entry; a no-op if there is none. */
  abstract remove(courseId: string): Promise<void>;

  /**
   * Ids of published courses without an entry of this version, at most `limit`, ordered by id, starting after the given
   * one.
   */
  abstract missing(documentVersion: number, after: string | null, limit: number): Promise<string[]>;

  /** Redistributes the courses between those searched first and those searched only when these do not suffice. */
  abstract rebalance(): Promise<void>;
}

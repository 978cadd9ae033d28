import type { Level } from '../../domain/course-vocabulary.js';
import type { Candidate } from '../../domain/search/ranking.js';
import type { SearchDocument } from '../../domain/search/search-document.js';

export interface FoundCourse extends Candidate {
  readonly creatorId: string;
  readonly title: string;
  readonly thumbnailId: string | null;
}

/** What the catalog shows of a course. */
export type CourseListing = Omit<FoundCourse, 'places' | 'minutes'>;

/** Absent bounds are null; a course without the figure is outside every bound. */
export interface IndexQuery {
  /** Per facet the tokens that stand for it; empty means any course. */
  readonly facets: readonly (readonly string[])[];
  /** How many of the facets a course must have. */
  readonly atLeast: number;
  /** Tokens a course must have besides. */
  readonly required: readonly string[];
  /** One of these educators; null means any. */
  readonly creatorIds: readonly string[] | null;
  readonly minPricePaise: number | null;
  readonly maxPricePaise: number | null;
  readonly minMinutes: number | null;
  readonly maxMinutes: number | null;
  /** Where many courses meet the query, those with most of these come first; empty when words do not decide. */
  readonly telling: readonly string[];
  /** Tokens whose places are to be told of each course. */
  readonly asked: readonly string[];
}

/** What is kept of a course for finding it. */
export interface IndexEntry {
  readonly courseId: string;
  readonly creatorId: string;
  readonly document: SearchDocument;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  /** Length of its videos; null while unknown. */
  readonly minutes: number | null;
}

/** The published courses, ready to be searched. */
export abstract class SearchIndex {
  /**
   * Courses that meet the query, some hundreds at most; where more do, the most enrolled and the newest come first.
   * What is told of them may be some moments old, how many have enrolled by a fifth.
   */
  abstract find(query: IndexQuery): Promise<FoundCourse[]>;

  /** What is true of the courses now, by id; those no longer published are missing. */
  abstract current(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseListing>>;

  /** The subjects that most of the courses are about, by title, subtitle or category, as tokens, commonest first, at most 3. */
  abstract subjectsOf(courseIds: readonly string[]): Promise<string[]>;

  /** For each word that no course has, words that courses have and that look like it; words that courses have are missing. */
  abstract lookAlikes(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;

  /** Writes or replaces the entry. */
  abstract put(entry: IndexEntry, documentVersion: number): Promise<void>;

  /** Forgets the course; no error when it was not there. */
  abstract remove(courseId: string): Promise<void>;

  /** Some published courses without an entry of this version, at most `limit`, in the order of their ids after the given one. */
  abstract missing(documentVersion: number, after: string | null, limit: number): Promise<string[]>;

  /** Sorts the courses anew into those looked at first and those looked at when these do not suffice. */
  abstract rebalance(): Promise<void>;
}

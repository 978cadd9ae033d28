import type { CourseListing, FoundCourse } from './search-index.js';

export interface SearchResult {
  readonly course: FoundCourse;
  /** A few words each. */
  readonly reasons: readonly string[];
}

/** A result with the course's current data. */
export interface ShownResult extends Omit<SearchResult, 'course'> {
  readonly course: CourseListing;
}

export interface SearchAnswer {
  readonly results: readonly ShownResult[];
  /** The request with its misspelled words corrected; null when none were. */
  readonly correctedTo: string | null;
  /** Whether no result is within the request's limits of price, length and rating: these come closest. */
  readonly isBeyondLimits: boolean;
}

import type { FoundCourse } from './search-index.js';

export interface SearchResult {
  readonly course: FoundCourse;
  /** A few words each. */
  readonly reasons: readonly string[];
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** The request with its misspelled words corrected; null when none were. */
  readonly correctedTo: string | null;
  /** Whether no result is within the request's limits of price, length and rating: these come closest. */
  readonly isBeyondLimits: boolean;
}

import type { FoundCourse } from './search-index.js';

export interface SearchResult {
  readonly course: FoundCourse;
  /** In a few words each. */
  readonly reasons: readonly string[];
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** The request as it was taken, where words of it were misspelled; null where none was. */
  readonly correctedTo: string | null;
}

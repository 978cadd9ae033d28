import type { Category, Level } from '../courses/course-vocabulary.js';
import type { Place } from './search-document.js';

/** Where each requested token occurs in a course; absent tokens are missing. */
export type Places = Pick<ReadonlyMap<string, Place>, 'get' | 'has'>;

/** A course that may match the request, with everything its rank depends on. */
export interface Candidate {
  readonly courseId: string;
  readonly places: Places;
  readonly category: Category;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  readonly minutes: number | null;
  readonly enrollmentCount: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly publishedAt: Date;
}

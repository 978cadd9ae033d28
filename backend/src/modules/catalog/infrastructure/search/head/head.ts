import type {
  CourseListing,
  FoundCourse,
  IndexQuery,
} from '../../../application/search/search-index.js';
import { ChangedCourses } from './changed-courses.js';
import type { Listing } from './head-course.js';
import type { PackedCourses } from './packed-courses.js';
import type { Place } from '../../../domain/search/search-document.js';

/** The courses that most searches end at: packed when they were read, and those that changed since. */
export class Head {
  private readonly changed = new ChangedCourses();

  constructor(private readonly packed: PackedCourses) {}

  get size(): number {
    return this.packed.size + this.changed.size;
  }

  /** How many are not packed; with many it is time to pack anew. */
  get loose(): number {
    return this.changed.size;
  }

  /** In memory, of what is packed. */
  get bytes(): number {
    return this.packed.bytes;
  }

  has(courseId: string): boolean {
    return this.listingOf(courseId) !== null;
  }

  put(listing: Listing, tokens: Iterable<readonly [token: string, place: Place]>): void {
    this.packed.remove(listing.courseId);
    this.changed.put(this.changed.read(listing, tokens));
  }

  remove(courseId: string): void {
    this.packed.remove(courseId);
    this.changed.remove(courseId);
  }

  /** Those that meet the query, the best of both kinds, and how many there were before these were chosen. */
  find(query: IndexQuery): { readonly found: FoundCourse[]; readonly met: number } {
    if (this.changed.size === 0) return this.packed.find(query);
    const [one, other] = [this.packed.find(query), this.changed.find(query)];
    return { found: [...one.found, ...other.found], met: one.met + other.met };
  }

  /** What is shown of the courses; null when one of them is not here. */
  listingsOf(courseIds: readonly string[]): CourseListing[] | null {
    return all(courseIds.map((courseId) => this.listingOf(courseId)));
  }

  /** For each course its subjects with their places, from 0 for D to 3 for A; null when one of them is not here. */
  subjectsOf(courseIds: readonly string[]): (readonly [token: string, place: number])[][] | null {
    return all(courseIds.map((id) => this.packed.subjectsOf(id) ?? this.changed.subjectsOf(id)));
  }

  private listingOf(courseId: string): CourseListing | null {
    return this.packed.listingOf(courseId) ?? this.changed.listingOf(courseId);
  }
}

function all<T>(items: readonly (T | null)[]): T[] | null {
  const known = items.filter((item) => item !== null);
  return known.length === items.length ? known : null;
}

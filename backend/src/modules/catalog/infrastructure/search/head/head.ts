import {
  type CourseListing,
  type FoundCourse,
  type IndexQuery,
} from '../../../application/search/search-index.js';
import { FEW } from '../../../domain/search/facet.js';
import { ChangedCourses } from './changed-courses.js';
import type { Listing } from './head-course.js';
import type { PackedCourses } from './packed-courses.js';
import type { Place } from '../../../domain/search/search-document.js';

/** The courses that answer most searches: the packed ones, and those that changed since. */
export class Head {
  private readonly changed = new ChangedCourses();

  constructor(private readonly packed: PackedCourses) {}

  get size(): number {
    return this.packed.size + this.changed.size;
  }

  /** The number of courses not packed; when it gets large, the head is packed anew. */
  get loose(): number {
    return this.changed.size;
  }

  /** The memory that the packed courses take. */
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

  /** Whether any course has one of the tokens. */
  hasAny(tokens: readonly string[]): boolean {
    return this.packed.hasAny(tokens) || this.changed.hasAny(tokens);
  }

  /** How many courses have the token outside descriptions; more than `FEW` count as one more. */
  countAbout(token: string): number {
    const count = this.packed.countAbout(token, FEW) + this.changed.countAbout(token);
    return Math.min(count, FEW + 1);
  }

  /** The best matches of both kinds, and how many matches there were. */
  find(query: IndexQuery): { readonly found: FoundCourse[]; readonly met: number } {
    if (this.changed.size === 0) return this.packed.find(query);
    const [one, other] = [this.packed.find(query), this.changed.find(query)];
    return { found: [...one.found, ...other.found], met: one.met + other.met };
  }

  /** The displayed data of the courses; null if one of them is not here. */
  listingsOf(courseIds: readonly string[]): CourseListing[] | null {
    return all(courseIds.map((courseId) => this.listingOf(courseId)));
  }

  /** The subjects of each course with their places, from 0 for D to 3 for A; null if a course is not here. */
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

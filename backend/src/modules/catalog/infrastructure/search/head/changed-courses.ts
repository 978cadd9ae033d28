import type {
  CourseListing,
  FoundCourse,
  IndexQuery,
} from '../../../application/search/search-index.js';
import { isSubjectToken } from '../../../domain/search/facet.js';
import type { Place } from '../../../domain/search/search-document.js';
import { isInBounds } from './bounds.js';
import { BEST, FRESH, MOST_ENROLLED, NEWEST, WORTH } from './depths.js';
import {
  byEnrollment,
  byNews,
  type HeadCourse,
  type Listing,
  packed,
  placeIn,
  PLACES,
  shownOf,
  tokenOf,
} from './head-course.js';
import { insertSorted, merged, removeSorted } from './sorted.js';

/** Courses that changed since the head was packed, a small part of all: a list for each token, most enrolled first. */
export class ChangedCourses {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly having: HeadCourse[][] = [];
  private readonly courses = new Map<string, HeadCourse>();
  private readonly popular: HeadCourse[] = [];
  private readonly newest: HeadCourse[] = [];

  get size(): number {
    return this.courses.size;
  }

  /** Converts a course to this head's token numbers, without adding it. */
  read(listing: Listing, tokens: Iterable<readonly [token: string, place: Place]>): HeadCourse {
    const entries = Array.from(tokens, ([token, place]) =>
      packed(this.numberOf(token), PLACES.indexOf(place)),
    );
    return { listing, tokens: Uint32Array.from(entries).sort() };
  }

  /** Adds or replaces a course; fastest in order of enrollment. */
  put(course: HeadCourse): void {
    this.remove(course.listing.courseId);
    this.courses.set(course.listing.courseId, course);
    insertSorted(this.popular, course, byEnrollment);
    insertSorted(this.newest, course, byNews);
    for (const entry of course.tokens)
      insertSorted(this.having[tokenOf(entry)] ?? [], course, byEnrollment);
  }

  remove(courseId: string): void {
    const course = this.courses.get(courseId);
    if (!course) return;
    this.courses.delete(courseId);
    removeSorted(this.popular, course, byEnrollment);
    removeSorted(this.newest, course, byNews);
    for (const entry of course.tokens)
      removeSorted(this.having[tokenOf(entry)] ?? [], course, byEnrollment);
  }

  /** Whether any course has one of the tokens. */
  hasAny(tokens: readonly string[]): boolean {
    return tokens.some((token) => this.listOf(token).length > 0);
  }

  /** How many courses have the token outside descriptions. */
  countAbout(token: string): number {
    const number = this.numbers.get(token) ?? NOWHERE;
    return this.listOf(token).filter((course) => placeIn(course, number) > PLACES.indexOf('D'))
      .length;
  }

  /** The best matches of the query, and how many matches there were. */
  find(query: IndexQuery): { readonly found: FoundCourse[]; readonly met: number } {
    const meets = this.test(query);
    const met = new Set<HeadCourse>();
    for (const course of this.candidates(query)) {
      if (meets(course)) met.add(course);
      if (met.size >= MOST_ENROLLED) break;
    }
    if (met.size >= MOST_ENROLLED) this.addNewest(met, meets);
    const asked = query.asked.flatMap((token) => {
      const number = this.numbers.get(token);
      return number === undefined ? [] : [[token, number] as const];
    });
    const found = this.best([...met], query.telling).map((course) => {
      const places = new Map<string, Place>();
      for (const [token, number] of asked) {
        const place = PLACES[placeIn(course, number)];
        if (place) places.set(token, place);
      }
      return { ...course.listing, places };
    });
    return { found, met: met.size };
  }

  listingOf(courseId: string): CourseListing | null {
    const course = this.courses.get(courseId);
    return course ? shownOf(course.listing) : null;
  }

  /** The course's subjects with their places, from 0 for D to 3 for A; null if it is not here. */
  subjectsOf(courseId: string): (readonly [token: string, place: number])[] | null {
    const course = this.courses.get(courseId);
    if (!course) return null;
    return Array.from(course.tokens, (entry) => {
      const token = this.names[tokenOf(entry)] ?? '';
      return [token, entry % PLACES.length] as const;
    }).filter(([token]) => isSubjectToken(token));
  }

  /**
   * Courses that can match at all, in order of enrollment: a match has at least one of the rarest facets, so only their
   * lists are scanned.
   */
  private candidates({ facets, atLeast, required }: IndexQuery): Iterable<HeadCourse> {
    const lists = facets.map((tokens) => tokens.map((token) => this.listOf(token)));
    const needed = Math.max(1, Math.min(atLeast, facets.length));
    const rarest = lists
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))
      .slice(0, facets.length - needed + 1);
    if (rarest.length > 0) return merged(rarest.flat(), byEnrollment);
    const [token] = required;
    return token === undefined ? this.popular : this.listOf(token);
  }

  private test(query: IndexQuery): (course: HeadCourse) => boolean {
    const numbersOf = (tokens: readonly string[]) =>
      tokens.flatMap((token) => this.numbers.get(token) ?? []);
    const facets = query.facets.map(numbersOf);
    const needed = Math.min(Math.max(1, query.atLeast), facets.length);
    const required = query.required.map((token) => this.numbers.get(token) ?? NOWHERE);
    return (course) => {
      const has = (token: number) => placeIn(course, token) >= 0;
      if (!isInBounds(course.listing, query)) return false;
      if (!required.every(has)) return false;
      let met = 0;
      for (const tokens of facets) if (tokens.some(has)) met += 1;
      return met >= needed;
    };
  }

  /** New courses have few learners and would otherwise never be found. */
  private addNewest(met: Set<HeadCourse>, meets: (course: HeadCourse) => boolean): void {
    const enough = met.size + NEWEST;
    for (let at = 0; at < FRESH && met.size < enough; at++) {
      const course = this.newest[at];
      if (!course) return;
      if (!met.has(course) && meets(course)) met.add(course);
    }
  }

  private best(met: readonly HeadCourse[], telling: readonly string[]): readonly HeadCourse[] {
    if (telling.length === 0 || met.length <= BEST) return met;
    const numbers = telling.flatMap((token) => this.numbers.get(token) ?? []);
    const worth = (course: HeadCourse) =>
      numbers.reduce((sum, token) => sum + (WORTH[placeIn(course, token)] ?? 0), 0);
    return met
      .map((course) => ({ course, worth: worth(course) }))
      .sort((one, other) => other.worth - one.worth)
      .slice(0, BEST)
      .map(({ course }) => course);
  }

  private listOf(token: string): readonly HeadCourse[] {
    return this.having[this.numbers.get(token) ?? NOWHERE] ?? [];
  }

  private numberOf(token: string): number {
    let number = this.numbers.get(token);
    if (number === undefined) {
      number = this.names.push(token) - 1;
      this.numbers.set(token, number);
      this.having.push([]);
    }
    return number;
  }
}

const NOWHERE = -1;

const lengthOf = (lists: readonly (readonly unknown[])[]) =>
  lists.reduce((sum, { length }) => sum + length, 0);

import type {
  CourseListing,
  FoundCourse,
  IndexQuery,
} from '../../../application/search/search-index.js';
import type { Place } from '../../../domain/search/search-document.js';
import {
  byEnrollment,
  byNews,
  type HeadCourse,
  type Listing,
  packed,
  placeIn,
  PLACES,
  tokenOf,
} from './head-course.js';
import { insertSorted, merged, removeSorted } from './sorted.js';

/** As many are looked at, most enrolled first, and of the newest besides. */
const MOST_ENROLLED = 500;
const NEWEST = 50;
/** Of those, the ones whose words fit best. */
const BEST = 100;
const FRESH = 500;
/** What a token is worth by its place, from D to A. */
const WORTH = [0.1, 0.2, 0.4, 1] as const;

/** The courses that most searches end at, in memory: for each token the courses that have it, most enrolled first. */
export class CourseHead {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly having: HeadCourse[][] = [];
  private readonly courses = new Map<string, HeadCourse>();
  private readonly popular: HeadCourse[] = [];
  private readonly newest: HeadCourse[] = [];

  get size(): number {
    return this.courses.size;
  }

  has(courseId: string): boolean {
    return this.courses.has(courseId);
  }

  /** The course in numbers, which are those of this head; not yet part of it. */
  read(listing: Listing, tokens: Iterable<readonly [token: string, place: Place]>): HeadCourse {
    const entries = Array.from(tokens, ([token, place]) =>
      packed(this.numberOf(token), PLACES.indexOf(place)),
    );
    return { listing, tokens: Uint32Array.from(entries).sort() };
  }

  /** Adds or replaces it; quickest in order of enrollment. */
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

  /** Those that meet the query, and how many there were before the best were chosen. */
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

  /** The tokens of the courses with their places, from 0 for D to 3 for A; null when one of them is not here. */
  tokensOf(courseIds: readonly string[]): (readonly [token: string, place: number])[][] | null {
    const courses = courseIds.flatMap((courseId) => this.courses.get(courseId) ?? []);
    if (courses.length < courseIds.length) return null;
    return courses.map(({ tokens }) =>
      Array.from(tokens, (entry) => [this.names[tokenOf(entry)] ?? '', entry % PLACES.length]),
    );
  }

  /** What is shown of the courses; null when one of them is not here. */
  listingsOf(courseIds: readonly string[]): CourseListing[] | null {
    const listings: CourseListing[] = [];
    for (const courseId of courseIds) {
      const course = this.courses.get(courseId);
      if (!course) return null;
      const { currentPaise: pricePaise, ...listing } = course.listing;
      listings.push({ ...listing, pricePaise });
    }
    return listings;
  }

  /** In order of enrollment, those that can meet the query at all: of so many facets one of the rarest is always met. */
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
    const { minPricePaise, maxPricePaise, minMinutes, maxMinutes } = query;
    return (course) => {
      const has = (token: number) => placeIn(course, token) >= 0;
      const { pricePaise, minutes, creatorId } = course.listing;
      if (query.creatorIds && !query.creatorIds.includes(creatorId)) return false;
      if (!isWithin(pricePaise, minPricePaise, maxPricePaise)) return false;
      if (!isWithin(minutes, minMinutes, maxMinutes)) return false;
      if (!required.every(has)) return false;
      let met = 0;
      for (const tokens of facets) if (tokens.some(has)) met += 1;
      return met >= needed;
    };
  }

  /** Or nobody would ever find what is new: it has hardly any learners yet. */
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

/** A course without the figure is outside every bound. */
function isWithin(value: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true;
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

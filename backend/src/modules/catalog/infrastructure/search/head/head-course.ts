import type { CourseListing, FoundCourse } from '../../../application/search/search-index.js';

export interface Listing extends Omit<FoundCourse, 'places'> {
  /** The current price; `pricePaise` is the indexed one, as in PostgreSQL. */
  readonly currentPaise: number | null;
}

/** The displayed data. */
export function shownOf({
  currentPaise: pricePaise,
  minutes: _,
  ...listing
}: Listing): CourseListing {
  return { ...listing, pricePaise };
}

/** A course in memory. */
export interface HeadCourse {
  readonly listing: Listing;
  /** The numbers of its tokens, with the place in the lowest two bits, in ascending order. */
  readonly tokens: Uint32Array;
}

export const PLACES = ['D', 'C', 'B', 'A'] as const;
const PLACE_BITS = 2;

export const packed = (token: number, place: number): number => (token << PLACE_BITS) | place;
export const tokenOf = (entry: number): number => entry >>> PLACE_BITS;
export const placeOf = (entry: number): number => entry & (PLACES.length - 1);

/** 0 to 3 for the place, or -1 if the course does not have the token. */
export function placeIn({ tokens }: HeadCourse, token: number): number {
  let low = 0;
  let high = tokens.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const entry = tokens[middle] ?? 0;
    const known = tokenOf(entry);
    if (known === token) return placeOf(entry);
    if (known < token) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

type Listed = Pick<HeadCourse, 'listing'>;

/** Most enrolled first; a total order, like all comparators here. */
export function byEnrollment({ listing: one }: HeadCourse, { listing: other }: HeadCourse): number {
  return other.enrollmentCount - one.enrollmentCount || (one.courseId < other.courseId ? 1 : -1);
}

export function byNews({ listing: one }: Listed, { listing: other }: Listed): number {
  const later = other.publishedAt.getTime() - one.publishedAt.getTime();
  return later || (one.courseId < other.courseId ? 1 : -1);
}

import type { Intent } from './intent.js';

/** In a rupee. */
export const PAISE = 100;

interface Rated {
  readonly ratingSum: number;
  readonly ratingCount: number;
}

interface Measured extends Rated {
  readonly pricePaise: number | null;
  readonly minutes: number | null;
}

/** Whether the request limits what can be looked for in the index: the price or the length. */
export function isBounded({ isFree, limits }: Intent): boolean {
  const { minPrice, maxPrice, minMinutes, maxMinutes } = limits;
  return isFree || [minPrice, maxPrice, minMinutes, maxMinutes].some((limit) => limit !== null);
}

/** Whether the request limits the price, the length or the rating. */
export function isLimited(intent: Intent): boolean {
  return isBounded(intent) || intent.limits.minRating !== null;
}

/** Whether the course is within all limits of the request. One without a price, videos or a rating is within none. */
export function isWithinLimits(course: Measured, intent: Intent): boolean {
  const { pricePaise, minutes } = course;
  const { minPrice, maxPrice, minMinutes, maxMinutes, minRating } = intent.limits;
  return (
    !isRatedBelow(course, minRating) &&
    (!intent.isFree || pricePaise === 0) &&
    (minPrice === null || isFrom(pricePaise, minPrice * PAISE)) &&
    (maxPrice === null || isWithin(pricePaise, maxPrice * PAISE)) &&
    (minMinutes === null || isFrom(minutes, minMinutes)) &&
    (maxMinutes === null || isWithin(minutes, maxMinutes))
  );
}

export function isWithin(value: number | null, limit: number | null): boolean {
  return value !== null && limit !== null && value <= limit;
}

export function isFrom(value: number | null, limit: number | null): boolean {
  return value !== null && limit !== null && value >= limit;
}

export function isRatedBelow({ ratingSum, ratingCount }: Rated, least: number | null): boolean {
  return least !== null && (ratingCount === 0 || ratingSum < least * ratingCount);
}

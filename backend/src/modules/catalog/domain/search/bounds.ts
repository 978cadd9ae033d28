import type { Intent } from './intent.js';
import type { Candidate } from './ranking.js';

/** In a rupee. */
export const PAISE = 100;

type Measures = Pick<Candidate, 'pricePaise' | 'minutes'>;

/** Whether the request limits the price or the length. */
export function isBounded({ isFree, limits }: Intent): boolean {
  const { minPrice, maxPrice, minMinutes, maxMinutes } = limits;
  return isFree || [minPrice, maxPrice, minMinutes, maxMinutes].some((limit) => limit !== null);
}

/** Whether the course is within all limits of the request. One without a price or videos is within none. */
export function isWithinBounds({ pricePaise, minutes }: Measures, intent: Intent): boolean {
  const { minPrice, maxPrice, minMinutes, maxMinutes } = intent.limits;
  return (
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

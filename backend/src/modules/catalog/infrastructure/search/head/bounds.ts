import type { IndexQuery } from '../../../application/search/search-index.js';
import type { Listing } from './head-course.js';

/** Whether the course is one of the educators' and within the bounds of the query. */
export function isInBounds(
  { creatorId, pricePaise, minutes }: Listing,
  { creatorIds, minPricePaise, maxPricePaise, minMinutes, maxMinutes }: IndexQuery,
): boolean {
  if (creatorIds && !creatorIds.includes(creatorId)) return false;
  return (
    isWithin(pricePaise, minPricePaise, maxPricePaise) && isWithin(minutes, minMinutes, maxMinutes)
  );
}

/** A course without the figure is outside every bound. */
function isWithin(value: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true;
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

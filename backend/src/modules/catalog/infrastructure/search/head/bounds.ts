import type { IndexQuery } from '../../../application/search/search-index.js';
import type { Listing } from './head-course.js';

/** Whether the course belongs to one of the educators and is within the bounds of the query. */
export function isInBounds(
  { creatorId, pricePaise, minutes }: Listing,
  { creatorIds, minPricePaise, maxPricePaise, minMinutes, maxMinutes }: IndexQuery,
): boolean {
  if (creatorIds && !creatorIds.includes(creatorId)) return false;
  return (
    isWithin(pricePaise, minPricePaise, maxPricePaise) && isWithin(minutes, minMinutes, maxMinutes)
  );
}

/** A course without the value is outside every bound. */
function isWithin(value: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true;
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

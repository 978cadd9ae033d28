import type { RatingShift } from '../../domain/rating-shift.js';

/** How many reviews of a course gave one star, two, three, four and five. */
export type StarCounts = readonly [number, number, number, number, number];

export abstract class RatingTallies {
  /** Joins the open transaction. */
  abstract add(courseId: string, shift: RatingShift): Promise<void>;

  abstract of(courseId: string): Promise<StarCounts>;
}

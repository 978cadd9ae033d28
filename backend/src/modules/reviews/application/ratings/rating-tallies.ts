import type { RatingShift } from '../../domain/rating-shift.js';

/** How many reviews of a course gave one, two, three, four and five stars. */
export type StarCounts = readonly [number, number, number, number, number];

export abstract class RatingTallies {
  /** Joins the caller's transaction. */
  abstract add(courseId: string, shift: RatingShift): Promise<void>;

  abstract of(courseId: string): Promise<StarCounts>;
}

import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../../catalog/contract.js';
import type { RatingShift } from '../../domain/rating-shift.js';
import { RatingTallies } from './rating-tallies.js';

/** Updates all rating counters in the transaction of the review. */
@Injectable()
export class RatingCounters {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly tallies: RatingTallies,
  ) {}

  async count(courseId: string, shift: RatingShift): Promise<void> {
    // Avoids locking the course's row needlessly.
    if (shift.isNothing) return;
    await this.catalog.countRating(courseId, { sum: shift.sum, count: shift.count });
    await this.tallies.add(courseId, shift);
  }
}

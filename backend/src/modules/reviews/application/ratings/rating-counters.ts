import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../../catalog/contract.js';
import type { RatingShift } from '../../domain/rating-shift.js';
import { RatingTallies } from './rating-tallies.js';

/** Everything that is counted of ratings, kept with the reviews in one transaction. */
@Injectable()
export class RatingCounters {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly tallies: RatingTallies,
  ) {}

  async count(courseId: string, shift: RatingShift): Promise<void> {
    // The course's row need not be locked for nothing.
    if (shift.isNothing) return;
    await this.catalog.countRating(courseId, { sum: shift.sum, count: shift.count });
    await this.tallies.add(courseId, shift);
  }
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../../platform/infrastructure/chores/rounds.js';
import { EnrollmentCounts } from './persistence/enrollment-counts.js';

const ROUND_MS = 5_000;

/** Folds in the last count changes noted during a rush, in case nobody buys the course for a while. */
@Injectable()
export class EnrollmentCountKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly counts: EnrollmentCounts,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      everyMs: ROUND_MS,
      trouble: 'enrollments noted beside their course could not be counted in',
      work: () => this.counts.fold(),
    });
  }
}

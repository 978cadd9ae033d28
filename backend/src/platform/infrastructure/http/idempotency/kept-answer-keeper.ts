import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../chores/rounds.js';
import { IdempotentRequests } from './idempotent-requests.js';

/** Deletes old answers, even if nobody sends an `Idempotency-Key` any more. */
@Injectable()
export class KeptAnswerKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly requests: IdempotentRequests,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      name: 'platform.forget-answers',
      everyMs: 3_600_000,
      trouble: 'old answers could not be removed',
      work: () => this.requests.forgetOld(),
    });
  }
}

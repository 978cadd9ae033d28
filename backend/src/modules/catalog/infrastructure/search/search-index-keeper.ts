import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../../../platform/infrastructure/chores/rounds.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { CatchUpIndex } from '../../application/search/catch-up-index.js';

const ROUND_MS = 10 * 60_000;

/** Brings the index up to date at start and maintains it from then on. */
@Injectable()
export class SearchIndexKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly catchUp: CatchUpIndex,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      everyMs: ROUND_MS,
      atOnce: true,
      trouble: 'the search index could not be kept',
      work: (signal) =>
        this.catchUp.execute(signal, (courseId, error) =>
          this.log.warn({ courseId, err: error }, 'a course could not be indexed'),
        ),
    });
  }
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../../platform/infrastructure/rounds.js';
import { ForgetOldSessions } from '../application/forget-old-sessions.js';

const ROUND_MS = 6 * 3_600_000;

/** Has old sessions forgotten, some times a day. */
@Injectable()
export class SessionKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly forgetOldSessions: ForgetOldSessions,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      everyMs: ROUND_MS,
      trouble: 'old sessions could not be removed',
      work: (signal) => this.forgetOldSessions.execute(signal),
    });
  }
}

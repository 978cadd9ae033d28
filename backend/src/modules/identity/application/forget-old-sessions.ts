import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Sessions } from '../domain/sessions.js';

/** Long enough to look into a complaint, no longer than that: what device somebody used is about them. */
const KEPT_MS = 30 * 24 * 3_600_000;
const BATCH = 1_000;

/** Deletes sessions that have been over for a month. */
@Injectable()
export class ForgetOldSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while (!signal.aborted) if ((await this.sessions.removeOver(before, BATCH)) < BATCH) return;
  }
}

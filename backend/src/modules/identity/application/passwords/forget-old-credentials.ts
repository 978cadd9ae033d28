import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { ResetRequests } from '../../domain/reset-requests.js';
import { Sessions } from '../../domain/sessions.js';

const DAY_MS = 24 * 3_600_000;
/**
 * Long enough to look into a complaint, and no longer: when and where somebody signed in is personal data. At least as
 * long as wrong guesses count (`OtpPolicy.memoryStart`), which would otherwise be deleted with their challenges.
 */
const KEPT_MS = 30 * DAY_MS;
/**
 * A request for a code is processed within seconds; one that is still stored was given up, and its address is of no
 * use.
 */
const REQUESTS_KEPT_MS = DAY_MS;
const BATCH = 1_000;

interface Kept {
  removeOver(before: Date, most: number): Promise<number>;
}

/** Deletes sessions, codes, permits and tokens that ended a month ago, and requests that were never processed. */
@Injectable()
export class ForgetOldCredentials {
  constructor(
    private readonly sessions: Sessions,
    private readonly challenges: OtpChallenges,
    private readonly permits: ResetPermits,
    private readonly accessTokens: AccessTokens,
    private readonly requests: ResetRequests,
    private readonly clock: Clock,
  ) {}

  async execute(signal: AbortSignal): Promise<void> {
    const before = this.ago(KEPT_MS);
    for (const kept of [this.sessions, this.challenges, this.permits, this.accessTokens])
      await this.forget(kept, before, signal);
    await this.forget(this.requests, this.ago(REQUESTS_KEPT_MS), signal);
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }

  private async forget(kept: Kept, before: Date, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) if ((await kept.removeOver(before, BATCH)) < BATCH) return;
  }
}

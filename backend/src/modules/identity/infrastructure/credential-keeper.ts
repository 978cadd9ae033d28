import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../../platform/infrastructure/chores/rounds.js';
import { ForgetOldCredentials } from '../application/passwords/forget-old-credentials.js';

const ROUND_MS = 6 * 3_600_000;

/** Deletes old sessions, codes, permits, tokens and requests, some times a day. */
@Injectable()
export class CredentialKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly forgetOldCredentials: ForgetOldCredentials,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      name: 'identity.forget-credentials',
      everyMs: ROUND_MS,
      trouble: 'old credentials could not be removed',
      work: (signal) => this.forgetOldCredentials.execute(signal),
    });
  }
}

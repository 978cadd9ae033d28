import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { OtpRequested } from './facts.js';

const LIFETIME_MS = 5 * 60_000;
const RESEND_KEEPS_MS = 60_000;
const MAX_WRONG_TRIES = 3;

/**
 * One request to prove a mailbox with a short code. The code itself is derived from the id and never stored.
 * Three wrong tries or five minutes end it; it can be passed once.
 */
export class OtpChallenge extends AggregateRoot {
  private _wrongTries = 0;
  private _passedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    readonly createdAt: Date,
    readonly expiresAt: Date,
  ) {
    super();
  }

  static open(id: string, userId: string, at: Date): OtpChallenge {
    const challenge = new OtpChallenge(id, userId, at, new Date(at.getTime() + LIFETIME_MS));
    challenge.record(OtpRequested.of({ challengeId: id }));
    return challenge;
  }

  isOpen(at: Date): boolean {
    return this._passedAt === null && this._wrongTries < MAX_WRONG_TRIES && at < this.expiresAt;
  }

  /** Asking again right away keeps the code that is already on its way. */
  isFresh(at: Date): boolean {
    return this.isOpen(at) && at.getTime() - this.createdAt.getTime() < RESEND_KEEPS_MS;
  }

  /** Takes a guess; the caller says whether it was right, since only the server's key can tell. */
  answer(isRight: boolean, at: Date): boolean {
    if (!this.isOpen(at)) return false;
    if (isRight) this._passedAt = at;
    else this._wrongTries += 1;
    return isRight;
  }
}

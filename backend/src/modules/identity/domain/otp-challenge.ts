import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { OtpRequested } from './facts.js';

const MINUTE = 60_000;
const RESEND_KEEPS_MS = MINUTE;
const MAX_WRONG_TRIES = 3;
const SHORT_WAY_CLOSES_AT = 5;

/**
 * `code`: a few digits that allow a reset · `link`: as many bits as nobody can guess, for the same ·
 * `verification`: such a link that confirms the address.
 */
export type ChallengeKind = 'code' | 'link' | 'verification';

const LIFETIME_MS: Readonly<Record<ChallengeKind, number>> = {
  code: 5 * MINUTE,
  link: 30 * MINUTE,
  verification: 24 * 60 * MINUTE,
};

/**
 * One request to prove a mailbox. The secret that is mailed is derived from the id and never stored.
 * Time ends it, and three wrong tries end a code; it can be passed once.
 */
export class OtpChallenge extends AggregateRoot {
  private _wrongTries = 0;
  private _passedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    readonly kind: ChallengeKind,
    readonly createdAt: Date,
    readonly expiresAt: Date,
  ) {
    super();
  }

  static open(id: string, userId: string, kind: ChallengeKind, at: Date): OtpChallenge {
    const expiresAt = new Date(at.getTime() + LIFETIME_MS[kind]);
    const challenge = new OtpChallenge(id, userId, kind, at, expiresAt);
    challenge.record(OtpRequested.of({ challengeId: id }));
    return challenge;
  }

  isOpen(at: Date): boolean {
    return this._passedAt === null && this._wrongTries < MAX_WRONG_TRIES && at < this.expiresAt;
  }

  /** Asking again right away keeps the secret that is already on its way. */
  isFresh(at: Date): boolean {
    return this.isOpen(at) && at.getTime() - this.createdAt.getTime() < RESEND_KEEPS_MS;
  }

  /** Takes a guess; the caller says whether it was right, since only the server's key can tell. */
  answer(isRight: boolean, at: Date): boolean {
    if (!this.isOpen(at)) return false;
    if (isRight) this._passedAt = at;
    // Nobody guesses a link, so guesses at one only could take it away from its owner.
    else if (this.kind === 'code') this._wrongTries += 1;
    return isRight;
  }

  get wrongTries(): number {
    return this._wrongTries;
  }

  get isPassed(): boolean {
    return this._passedAt !== null;
  }
}

/**
 * Whether an account has had so many wrong guesses that codes of a few digits are too weak for it.
 * @param recent its challenges of the last thirty days, newest first
 */
export function isShortWayClosed(recent: readonly OtpChallenge[]): boolean {
  const lastSuccess = recent.findIndex(({ isPassed }) => isPassed);
  const since = lastSuccess === -1 ? recent : recent.slice(0, lastSuccess);
  return since.reduce((sum, { wrongTries }) => sum + wrongTries, 0) >= SHORT_WAY_CLOSES_AT;
}

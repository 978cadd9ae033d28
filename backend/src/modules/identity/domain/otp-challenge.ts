import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { EmailAddress } from './email-address.js';
import { EmailChangeAsked, OtpRequested } from './facts.js';

const MINUTE = 60_000;
const RESEND_KEEPS_MS = MINUTE;
const MAX_WRONG_TRIES = 3;
const SHORT_WAY_CLOSES_AT = 5;

/**
 * `code`: a few digits that allow a reset · `link`: as many bits as nobody can guess, for the same ·
 * `verification`: such a link that confirms the address · `email-code`, `email-link`: digits, or as many bits, that
 * move the account to another address, whose mailbox they prove.
 */
export type ChallengeKind = 'code' | 'link' | 'verification' | EmailChangeKind;
export type EmailChangeKind = 'email-code' | 'email-link';

/** What a mailbox was written to for. Each counts for itself, or guesses at one would keep people from another. */
export const KINDS = {
  reset: ['code', 'link'],
  verification: ['verification'],
  move: ['email-code', 'email-link'],
} as const satisfies Record<string, readonly ChallengeKind[]>;
export type Purpose = keyof typeof KINDS;

const LIFETIME_MS: Readonly<Record<ChallengeKind, number>> = {
  code: 5 * MINUTE,
  link: 30 * MINUTE,
  verification: 24 * 60 * MINUTE,
  'email-code': 5 * MINUTE,
  'email-link': 30 * MINUTE,
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
    /** What the account moves away from, and where to; null for what moves nothing. */
    readonly oldEmail: string | null = null,
    readonly newEmail: string | null = null,
  ) {
    super();
  }

  static open(
    id: string,
    userId: string,
    kind: Exclude<ChallengeKind, EmailChangeKind>,
    at: Date,
  ): OtpChallenge {
    const challenge = new OtpChallenge(id, userId, kind, at, endOf(kind, at));
    challenge.record(OtpRequested.of({ challengeId: id }));
    return challenge;
  }

  /** What the new mailbox has to prove before the account moves there. */
  static openEmailChange(
    id: string,
    user: { id: string; email: string },
    to: EmailAddress,
    kind: EmailChangeKind,
    at: Date,
  ): OtpChallenge {
    const end = endOf(kind, at);
    const challenge = new OtpChallenge(id, user.id, kind, at, end, user.email, to.value);
    challenge.record(EmailChangeAsked.of({ challengeId: id }));
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
    else if (this.isCode) this._wrongTries += 1;
    return isRight;
  }

  /** Of so few digits that guesses count. */
  get isCode(): boolean {
    return this.kind === 'code' || this.kind === 'email-code';
  }

  get wrongTries(): number {
    return this._wrongTries;
  }

  get isPassed(): boolean {
    return this._passedAt !== null;
  }

  get passedAt(): Date | null {
    return this._passedAt;
  }
}

const endOf = (kind: ChallengeKind, at: Date) => new Date(at.getTime() + LIFETIME_MS[kind]);

/** What is left of a challenge whose account was deleted: else whoever leaves and comes back could guess anew. */
export type ChallengeTrace = Pick<OtpChallenge, 'createdAt' | 'wrongTries'>;

const wrongTriesAt = (challenges: readonly ChallengeTrace[]) =>
  challenges.reduce((sum, { wrongTries }) => sum + wrongTries, 0);

/**
 * Whether an account has had so many wrong guesses that codes of a few digits are too weak for it.
 * @param recent its challenges of the last thirty days, newest first
 * @param left of accounts that had its address before
 */
export function isShortWayClosed(
  recent: readonly OtpChallenge[],
  left: readonly ChallengeTrace[],
): boolean {
  const lastSuccess = recent.findIndex(({ isPassed }) => isPassed);
  const since = lastSuccess === -1 ? [...recent, ...left] : recent.slice(0, lastSuccess);
  return wrongTriesAt(since) >= SHORT_WAY_CLOSES_AT;
}

/**
 * Whether there were so many wrong guesses that codes are too weak for moving an account to an address. A success
 * excuses none: whoever guesses at the mailbox of somebody else may well own another one to succeed with.
 * @param recent of the last thirty days: those of the account, and those of every account at the address, deleted ones too
 */
export function isEmailGuessedAt(recent: readonly ChallengeTrace[]): boolean {
  return wrongTriesAt(recent) >= SHORT_WAY_CLOSES_AT;
}

import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { EmailAddress } from './email-address.js';
import { EmailChangeAsked, OtpRequested } from './facts.js';

const MINUTE = 60_000;
const RESEND_KEEPS_MS = MINUTE;
const MAX_WRONG_TRIES = 3;
const SHORT_WAY_CLOSES_AT = 5;

/**
 * `code`: a few digits that permit a reset · `link`: an unguessable secret for the same · `verification`: an
 * unguessable link that confirms the address · `email-code`, `email-link`: digits or a link that move the account to
 * another address, whose mailbox they prove.
 */
export type ChallengeKind = 'code' | 'link' | 'verification' | EmailChangeKind;
export type EmailChangeKind = 'email-code' | 'email-link';

/** Purposes of mailed secrets. Wrong guesses count per purpose, or guesses at one would shut people out of another. */
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
 * One request to prove a mailbox. The mailed secret is derived from the id and never stored. It expires, a code also
 * ends after three wrong guesses, and it works once.
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
    /** The addresses the account moves from and to; null for other kinds. */
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

  /** The challenge that the new mailbox has to pass before the account moves there. */
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

  /**
   * A new request right after another keeps the secret that is already on its way, unless it is a code and guesses have
   * made codes too weak to be accepted.
   */
  isFresh(at: Date, areCodesWeak = false): boolean {
    if (areCodesWeak && this.isCode) return false;
    return this.isOpen(at) && at.getTime() - this.createdAt.getTime() < RESEND_KEEPS_MS;
  }

  /** Records a guess; the caller says whether it was right, since only the server's key can tell. */
  answer(isRight: boolean, at: Date): boolean {
    if (!this.isOpen(at)) return false;
    if (isRight) this._passedAt = at;
    // Nobody can guess a link, so counting wrong ones would only let strangers close it to its owner.
    else if (this.isCode) this._wrongTries += 1;
    return isRight;
  }

  /** Whether it has so few digits that wrong guesses count. */
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

/**
 * What remains of a challenge of a deleted account: otherwise deleting the account and signing up again would reset the
 * count of guesses.
 */
export type ChallengeTrace = Pick<OtpChallenge, 'createdAt' | 'wrongTries'>;

const wrongTriesAt = (challenges: readonly ChallengeTrace[]) =>
  challenges.reduce((sum, { wrongTries }) => sum + wrongTries, 0);

/**
 * Whether an account has had so many wrong guesses that codes of a few digits are too weak for it.
 * @param recent its challenges of the last thirty days, newest first
 * @param left traces of deleted accounts that had its address
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
 * Whether there were so many wrong guesses that codes are too weak for moving an account to an address. A right code
 * does not reset the count: an attacker may well own another mailbox to succeed with.
 * @param recent the last thirty days' challenges of the account, and of every account at the address, deleted ones too
 */
export function isEmailGuessedAt(recent: readonly ChallengeTrace[]): boolean {
  return wrongTriesAt(recent) >= SHORT_WAY_CLOSES_AT;
}

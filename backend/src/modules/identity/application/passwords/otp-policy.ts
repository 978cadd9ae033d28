import type { ChallengeTrace } from '../../domain/otp-challenge.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MEMORY_DAYS = 30;
const MAX_A_DAY = 10;

/** The limits on codes and wrong guesses. */
export class OtpPolicy {
  constructor(
    /** Wrong guesses at all accounts within an hour after which mails carry links; null for no such limit. */
    readonly siteBudget: number | null,
  ) {}

  /** The moment since which wrong guesses at an account count. */
  memoryStart(at: Date): Date {
    return new Date(at.getTime() - MEMORY_DAYS * DAY_MS);
  }

  hourStart(at: Date): Date {
    return new Date(at.getTime() - HOUR_MS);
  }

  /** @param recent challenges of one account or one mailbox, and the traces that deleted accounts left of theirs */
  isDayFull(recent: readonly ChallengeTrace[], at: Date): boolean {
    const dayStart = at.getTime() - DAY_MS;
    return recent.filter(({ createdAt }) => createdAt.getTime() > dayStart).length >= MAX_A_DAY;
  }
}

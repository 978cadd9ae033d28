import type { ChallengeTrace } from '../../domain/otp-challenge.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MEMORY_DAYS = 30;
const MAX_A_DAY = 10;

/** How many codes there may be, and how many wrong guesses. */
export class OtpPolicy {
  constructor(
    /** Wrong guesses of everybody in an hour after which mails carry links; null where that does not matter. */
    readonly siteBudget: number | null,
  ) {}

  /** Since when wrong guesses at an account count. */
  memoryStart(at: Date): Date {
    return new Date(at.getTime() - MEMORY_DAYS * DAY_MS);
  }

  hourStart(at: Date): Date {
    return new Date(at.getTime() - HOUR_MS);
  }

  /** @param recent challenges of one account or at one mailbox, with what deleted accounts left of theirs */
  isDayFull(recent: readonly ChallengeTrace[], at: Date): boolean {
    const dayStart = at.getTime() - DAY_MS;
    return recent.filter(({ createdAt }) => createdAt.getTime() > dayStart).length >= MAX_A_DAY;
  }
}

import { RefundOutsideTerms } from './errors.js';
import type { Refund } from './refund.js';

const DAY_MS = 86_400_000;

/** Providers accept refunds for six months. */
const PROVIDER_DAYS = 180;

/**
 * Learners may claim their money back once per course, within a number of days and having watched less than a share of
 * it.
 */
export class RefundPolicy {
  constructor(
    readonly days: number,
    /** 0 to 100. */
    readonly watchedPercent: number,
  ) {}

  /** The policy in words. */
  get terms(): string {
    const days = this.days === 1 ? '1 day' : `${this.days} days`;
    return `A course is refunded once, within ${days} of paying, while less than ${this.watchedPercent} % of it is watched.`;
  }

  lastMoment(paidAt: Date): Date {
    return new Date(paidAt.getTime() + this.days * DAY_MS);
  }

  allows(paidAt: Date, watchedShare: number, now: Date): boolean {
    return now <= this.lastMoment(paidAt) && watchedShare * 100 < this.watchedPercent;
  }

  /** @throws RefundOutsideTerms */
  assertAllows(paidAt: Date, watchedShare: number, now: Date): void {
    if (!this.allows(paidAt, watchedShare, now)) throw new RefundOutsideTerms(this.terms);
  }

  /**
   * Whether these refunds of earlier purchases of the same course use up the claim. Refunds by our team, the provider
   * or a bank do not count.
   */
  static isUsedUpBy(refunds: readonly Refund[]): boolean {
    return refunds.some(({ cause }) => cause === 'learner');
  }

  /** Whether the provider still returns the money. */
  static isPossible(paidAt: Date, now: Date): boolean {
    return now.getTime() - paidAt.getTime() <= PROVIDER_DAYS * DAY_MS;
  }
}

import { RefundOutsideTerms } from './errors.js';

const DAY_MS = 86_400_000;

/** Providers take refunds for six months. */
const PROVIDER_DAYS = 180;

/** A learner gets the money back by their own right within so many days, having watched less than a share of the course. */
export class RefundPolicy {
  constructor(
    readonly days: number,
    /** 0 to 100. */
    readonly watchedPercent: number,
  ) {}

  /** The rule as people read it. */
  get terms(): string {
    const days = this.days === 1 ? '1 day' : `${this.days} days`;
    return `A course is refunded within ${days} of paying, while less than ${this.watchedPercent} % of it is watched.`;
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

  /** Whether the provider still returns the money. */
  static isPossible(paidAt: Date, now: Date): boolean {
    return now.getTime() - paidAt.getTime() <= PROVIDER_DAYS * DAY_MS;
  }
}

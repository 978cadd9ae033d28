import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { dayInIndia } from '../../../platform/domain/india.js';
import { Money } from '../../../platform/domain/money.js';
import { PayoutTooLarge } from './errors.js';
import { PayoutRecorded, PayoutWithdrawn } from './facts.js';

/** Two crore rupees: more is sent in several transfers. */
const MOST_PAISE = 2_000_000_000;
/** As banks give them: a UTR has 12 to 22 letters and digits, references of ISO 20022 up to 35 characters. */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9/-]{5,34}$/;
/** A school that begins with Lectern may record what it paid before. */
const EARLIEST = '2000-01-01';
const NEWS_MS = 30 * 86_400_000;

export interface MadePayout {
  readonly id: string;
  readonly educatorId: string;
  readonly amount: Money;
  /** The day of the transfer in Indian time: `2026-11-27`. */
  readonly paidOn: string;
  /** The bank's reference of the transfer. */
  readonly reference: string;
  readonly at: Date;
}

/** Earnings that staff sent to an educator by bank transfer. */
export class Payout extends AggregateRoot {
  readonly id: string;
  readonly educatorId: string;
  readonly paidOn: string;
  readonly reference: string;
  readonly recordedAt: Date;
  private readonly _amountPaise: number;
  private _withdrawnAt: Date | null = null;

  private constructor(made: MadePayout) {
    super();
    this.id = made.id;
    this.educatorId = made.educatorId;
    this.paidOn = made.paidOn;
    this.reference = made.reference;
    this.recordedAt = made.at;
    this._amountPaise = made.amount.paise;
  }

  /**
   * @param owed what the educator has earned and not been paid
   * @param evenIfMore the transfer was made, and is recorded whatever is owed by now
   * @throws InvalidInput, PayoutTooLarge
   */
  static record(made: MadePayout, owed: Money, evenIfMore = false): Payout {
    const { amount, paidOn, at } = made;
    const reference = payoutReference(made.reference);
    if (amount.paise < 1 || amount.paise > MOST_PAISE)
      throw InvalidInput.field('amount', 'A payout is from ₹0.01 to ₹2,00,00,000.');
    if (paidOn > dayInIndia(at) || paidOn < EARLIEST)
      throw InvalidInput.field(
        'paidOn',
        'Give the day of the transfer: from the year 2000 on, not later than today.',
      );
    if (amount.paise > owed.paise && !evenIfMore) throw new PayoutTooLarge(owed);
    const payout = new Payout({ ...made, reference });
    payout.record(PayoutRecorded.of({ payoutId: payout.id }));
    return payout;
  }

  get amount(): Money {
    return Money.ofPaise(this._amountPaise);
  }

  get withdrawnAt(): Date | null {
    return this._withdrawnAt;
  }

  get isWithdrawn(): boolean {
    return this._withdrawnAt !== null;
  }

  /** Whether it was recorded soon after the transfer, and not only for the books. */
  get isNews(): boolean {
    return this.paidOn >= dayInIndia(new Date(this.recordedAt.getTime() - NEWS_MS));
  }

  /** It never arrived, or was recorded by mistake: the money is owed again. */
  withdraw(at: Date): void {
    if (this._withdrawnAt) return;
    this._withdrawnAt = at;
    this.record(PayoutWithdrawn.of({ payoutId: this.id }));
  }
}

/** The reference as it is kept, whatever the case it was typed in. @throws InvalidInput */
export function payoutReference(typed: string): string {
  const reference = typed.trim();
  if (!REFERENCE.test(reference))
    throw InvalidInput.field(
      'reference',
      "Give the bank's reference of the transfer: 6 to 35 letters, digits, hyphens and slashes.",
    );
  return reference.toUpperCase();
}

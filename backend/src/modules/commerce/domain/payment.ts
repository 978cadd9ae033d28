import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
import { type PaymentMethod, tellsMore } from './payment-method.js';
import { PAYMENT_TRANSITIONS, type PaymentStatus, type ReportedStatus } from './payment-status.js';

/** A lost dispute. One payment may be disputed more than once. */
export interface Chargeback {
  /** The provider's id. */
  readonly disputeId: string;
  /** The total so far; most disputes are deducted at once. */
  readonly paise: number;
}

/** The provider's report about one attempt to pay one of its orders. */
export interface PaymentReport {
  readonly providerOrderId: string;
  /** The provider's id, unique among all payments. */
  readonly paymentId: string;
  readonly status: ReportedStatus;
  readonly amountPaise: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The part of the amount refunded to the buyer so far. */
  readonly refundedPaise: number;
  /** What a bank that decided for the buyer took back; null in reports that say nothing of disputes. */
  readonly chargeback: Chargeback | null;
  /**
   * When the buyer started the attempt, which may be days before a bank approves; null when the provider does not say.
   */
  readonly madeAt: Date | null;
  /** Null when the provider does not say. */
  readonly method: PaymentMethod | null;
}

/** What a report changed about the money of a payment. */
export interface MoneyNews {
  /** The money was captured, and had not been before. */
  readonly came: boolean;
  /** How much was returned since the previous report. */
  readonly wentBack: Money;
  /** Who returned it, unless we asked for it: the buyer's bank, or somebody at the provider. */
  readonly cause: 'chargeback' | 'provider';
}

/**
 * How long after the first report an authorized payment may still be captured; providers release it after five days.
 * Generous, because some releases are never reported.
 */
const SET_ASIDE_MS = 7 * 86_400_000;

/** One attempt to pay an order, identified by the provider's id. */
export class Payment extends AggregateRoot {
  readonly id: string;
  readonly orderId: string;
  readonly currency: string;
  readonly madeAt: Date;
  readonly firstHeardAt: Date;
  private _amountPaise: number;
  private _refundedPaise = 0;
  private _chargedBackPaise = 0;
  /** Paise by dispute id. */
  private _chargebacks: Readonly<Record<string, number>> = {};
  private _status: PaymentStatus = 'expected';
  private _capturedAt: Date | null = null;
  private _method: PaymentMethod | null = null;

  private constructor(report: PaymentReport, orderId: string, at: Date) {
    super();
    this.id = report.paymentId;
    this.orderId = orderId;
    this.currency = report.currency;
    this.madeAt = report.madeAt ?? at;
    this.firstHeardAt = at;
    this._amountPaise = report.amountPaise;
  }

  static heardOf(report: PaymentReport, orderId: string, at: Date): Payment {
    return new Payment(report, orderId, at);
  }

  get status(): PaymentStatus {
    return this._status;
  }

  get amount(): Money {
    return Money.ofPaise(this._amountPaise);
  }

  get capturedAt(): Date | null {
    return this._capturedAt;
  }

  /** The amount returned so far. */
  get wentBack(): Money {
    if (this._status === 'refunded') return this.amount;
    return Money.ofPaise(this._refundedPaise + this._chargedBackPaise);
  }

  /** The amount that we still hold. */
  get kept(): Money {
    return this.amount.minus(this.wentBack);
  }

  /**
   * Whether all of it went back by other ways than a refund of this amount, which failed: banks took it, or somebody sent
   * it at the provider. Amounts do not tell a refund from another one as large; then the failed one counts.
   */
  isGoneWithout(failedPaise: number): boolean {
    const others = this._refundedPaise - (this._refundedPaise >= failedPaise ? failedPaise : 0);
    return others + this._chargedBackPaise >= this._amountPaise;
  }

  /** Whether a bank has authorized the money, so that it may still be captured. */
  mayStillCome(now: Date): boolean {
    return (
      this._status === 'authorized' && now.getTime() - this.firstHeardAt.getTime() <= SET_ASIDE_MS
    );
  }

  get method(): PaymentMethod | null {
    return this._method;
  }

  /** Everything that was left was returned by another way than the provider. */
  returnElsewhere(): void {
    this._refundedPaise += this.kept.paise;
    this._status = 'refunded';
  }

  /** Applies a report; null when it changes nothing about the money. */
  learn(report: PaymentReport, at: Date): MoneyNews | null {
    // Some reports name a card without its digits: the most detailed method is kept.
    if (tellsMore(report.method, this._method)) this._method = report.method;
    const gone = this.goneAfter(report);
    // Nothing is left of it in the ledger; what a bank takes back even so is recorded for staff.
    if (this._status === 'refunded') {
      this.note(gone);
      return null;
    }
    const isAllGone = gone.paise > 0 && gone.paise >= report.amountPaise;
    const status = report.status === 'captured' && isAllGone ? 'refunded' : report.status;
    const isMoreGone =
      this._status === 'captured' && status === 'captured' && gone.paise > this.wentBack.paise;
    if (!isMoreGone && !PAYMENT_TRANSITIONS[this._status].includes(status)) return null;
    const { capturedAt: cameBefore, wentBack: goneBefore } = this;
    if (status === 'captured') this._capturedAt ??= at;
    this._status = status;
    this._amountPaise = report.amountPaise;
    this.note(gone);
    return {
      came: !cameBefore && this._capturedAt !== null,
      wentBack: this.wentBack.minus(goneBefore),
      cause: report.chargeback ? 'chargeback' : 'provider',
    };
  }

  /** Reports overtake each other, and most say nothing of chargebacks: returned amounts never decrease. */
  private goneAfter({ refundedPaise, chargeback }: PaymentReport) {
    const refunded = Math.max(refundedPaise, this._refundedPaise);
    const chargebacks = chargeback
      ? { ...this._chargebacks, [chargeback.disputeId]: this.mostOf(chargeback) }
      : this._chargebacks;
    const sum = Object.values(chargebacks).reduce((total, paise) => total + paise, 0);
    const chargedBack = Math.max(sum, this._chargedBackPaise);
    return { refunded, chargebacks, chargedBack, paise: refunded + chargedBack };
  }

  private mostOf({ disputeId, paise }: Chargeback): number {
    return Math.max(paise, this._chargebacks[disputeId] ?? 0);
  }

  private note(gone: ReturnType<Payment['goneAfter']>): void {
    this._refundedPaise = gone.refunded;
    this._chargebacks = gone.chargebacks;
    this._chargedBackPaise = gone.chargedBack;
  }
}

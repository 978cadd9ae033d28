import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
import { type PaymentMethod, tellsMore } from './payment-method.js';
import { PAYMENT_TRANSITIONS, type PaymentStatus, type ReportedStatus } from './payment-status.js';

/** A dispute that was lost. One payment may be disputed more than once. */
export interface Chargeback {
  /** The provider's id. */
  readonly disputeId: string;
  /** So far; most are taken back at once. */
  readonly paise: number;
}

/** What the provider says about one attempt at paying one of its orders. */
export interface PaymentReport {
  readonly providerOrderId: string;
  /** The provider's id, unique among all payments. */
  readonly paymentId: string;
  readonly status: ReportedStatus;
  readonly amountPaise: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Of the amount, what went back to the buyer by refunds so far. */
  readonly refundedPaise: number;
  /** What a bank took back that decided for the buyer; null in reports that say nothing of it. */
  readonly chargeback: Chargeback | null;
  /** When the buyer began it, which may be days before a bank says yes; null when the provider does not say. */
  readonly madeAt: Date | null;
  /** Null when the provider does not say. */
  readonly method: PaymentMethod | null;
}

/** What a report changed of the money of a payment. */
export interface MoneyNews {
  /** It came, which it had not before. */
  readonly came: boolean;
  /** So much of it went back since the report before. */
  readonly wentBack: Money;
  /** On whose word it did, unless it was ours: the buyer's bank, or somebody at the provider's. */
  readonly cause: 'chargeback' | 'provider';
}

/**
 * For so long after we heard of it, money that a bank set aside may still be taken; providers let go of it after five
 * days. Counted generously, for what we are never told.
 */
const SET_ASIDE_MS = 7 * 86_400_000;

/** One attempt at paying an order, known by the provider's id for it. */
export class Payment extends AggregateRoot {
  readonly id: string;
  readonly orderId: string;
  readonly currency: string;
  readonly madeAt: Date;
  readonly firstHeardAt: Date;
  private _amountPaise: number;
  private _refundedPaise = 0;
  private _chargedBackPaise = 0;
  /** Paise by dispute. */
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

  /** What went back of it so far. */
  get wentBack(): Money {
    if (this._status === 'refunded') return this.amount;
    return Money.ofPaise(this._refundedPaise + this._chargedBackPaise);
  }

  /** What of it is still with us. */
  get kept(): Money {
    return this.amount.minus(this.wentBack);
  }

  /** Whether a bank has set the money aside, so that it may still come. */
  mayStillCome(now: Date): boolean {
    return (
      this._status === 'authorized' && now.getTime() - this.firstHeardAt.getTime() <= SET_ASIDE_MS
    );
  }

  get method(): PaymentMethod | null {
    return this._method;
  }

  /** All that was left of it went back on another way than the provider's. */
  returnElsewhere(): void {
    this._refundedPaise += this.kept.paise;
    this._status = 'refunded';
  }

  /** Takes in what it says; null when that is nothing new of the money. */
  learn(report: PaymentReport, at: Date): MoneyNews | null {
    // Some reports tell of a card without its digits: the most that was ever told stays.
    if (tellsMore(report.method, this._method)) this._method = report.method;
    const gone = this.goneAfter(report);
    // Nothing is left of it in the books; what a bank takes all the same is kept, for people to look at.
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

  /** Reports overtake each other, and most know nothing of banks: what went back never becomes less. */
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

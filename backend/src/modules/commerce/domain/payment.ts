import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
import { type PaymentMethod, tellsMore } from './payment-method.js';
import { PAYMENT_TRANSITIONS, type PaymentStatus, type ReportedStatus } from './payment-status.js';

/** What the provider says about one attempt at paying one of its orders. */
export interface PaymentReport {
  readonly providerOrderId: string;
  /** The provider's id, unique among all payments. */
  readonly paymentId: string;
  readonly status: ReportedStatus;
  readonly amountPaise: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Of the amount, what went back to the buyer so far: by refunds, and by banks that decided for the buyer. */
  readonly refundedPaise: number;
  readonly chargedBackPaise: number;
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

  /** Some reports tell of a card without its digits: the most that was ever told stays. False when that is known. */
  learnMethod({ method }: PaymentReport): boolean {
    if (!tellsMore(method, this._method)) return false;
    this._method = method;
    return true;
  }

  /** Takes in what it says of the money; null when it says nothing new. */
  learn(report: PaymentReport, at: Date): MoneyNews | null {
    // Reports overtake each other, and some know of refunds only: what went back never becomes less.
    const refundedPaise = Math.max(report.refundedPaise, this._refundedPaise);
    const chargedBackPaise = Math.max(report.chargedBackPaise, this._chargedBackPaise);
    const goneNow = refundedPaise + chargedBackPaise;
    const isAllGone = report.status === 'captured' && goneNow > 0 && goneNow >= report.amountPaise;
    const status = isAllGone ? 'refunded' : report.status;
    const isMoreGone =
      this._status === 'captured' && status === 'captured' && goneNow > this.wentBack.paise;
    if (!isMoreGone && !PAYMENT_TRANSITIONS[this._status].includes(status)) return null;
    const { capturedAt: cameBefore, wentBack: goneBefore } = this;
    if (status === 'captured') this._capturedAt ??= at;
    this._status = status;
    this._amountPaise = report.amountPaise;
    this._refundedPaise = refundedPaise;
    this._chargedBackPaise = chargedBackPaise;
    return {
      came: !cameBefore && this._capturedAt !== null,
      wentBack: this.wentBack.minus(goneBefore),
      cause: report.chargedBackPaise > 0 ? 'chargeback' : 'provider',
    };
  }
}

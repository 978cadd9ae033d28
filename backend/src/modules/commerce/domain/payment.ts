import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
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
  /** When the buyer began it, which may be days before a bank says yes; null when the provider does not say. */
  readonly madeAt: Date | null;
}

/** One attempt at paying an order, known by the provider's id for it. */
export class Payment extends AggregateRoot {
  readonly id: string;
  readonly orderId: string;
  readonly currency: string;
  readonly madeAt: Date;
  readonly firstHeardAt: Date;
  private _amountPaise: number;
  private _status: PaymentStatus = 'expected';
  private _capturedAt: Date | null = null;

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

  /** Takes the report in; false when it says nothing new. */
  learn({ status, amountPaise }: PaymentReport, at: Date): boolean {
    if (!PAYMENT_TRANSITIONS[this._status].includes(status)) return false;
    this._status = status;
    this._amountPaise = amountPaise;
    if (status === 'captured') this._capturedAt = at;
    return true;
  }
}

import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
import { RefundCompleted, RefundRequested } from './facts.js';
import type { Payment } from './payment.js';
import { REFUND_TRANSITIONS, type RefundEvent, type RefundStatus } from './refund-status.js';

/**
 * Why money goes back: `learner`: by their own right · `ops`: by a decision of ours · `surplus`: it bought nothing ·
 * `provider`: somebody arranged it there, without us · `chargeback`: the buyer's bank took it back.
 */
export type RefundCause = 'learner' | 'ops' | 'surplus' | 'provider' | 'chargeback';

export interface RequestedRefund {
  readonly cause: RefundCause;
  /** In the words of whoever asked; empty when nobody said anything. */
  readonly reason: string;
  /** What is left of the payment. */
  readonly amount: Money;
  readonly at: Date;
}

/** All that is left of one payment on its way back; known by the payment, so that there is never a second one. */
export class Refund extends AggregateRoot {
  /** The provider's id of the payment. */
  readonly id: string;
  readonly orderId: string;
  readonly cause: RefundCause;
  readonly requestedAt: Date;
  private _reason: string;
  private _amountPaise: number;
  private _status: RefundStatus = 'requested';
  private _sentAt: Date | null = null;
  private _doneAt: Date | null = null;
  /** What the provider said when it refused, or could not do what it had taken on. */
  private _refusal: string | null = null;
  private _retries = 0;

  private constructor(payment: Payment, { cause, reason, amount, at }: RequestedRefund) {
    super();
    this.id = payment.id;
    this.orderId = payment.orderId;
    this.cause = cause;
    this.requestedAt = at;
    this._reason = reason;
    this._amountPaise = amount.paise;
  }

  static request(payment: Payment, requested: RequestedRefund): Refund {
    const refund = new Refund(payment, requested);
    const { cause } = requested;
    if (cause !== 'provider' && cause !== 'chargeback')
      refund.record(RefundRequested.of(refund.asFact()));
    return refund;
  }

  /** Our team sends it by itself: nobody is to ask the provider for it. */
  static byTransfer(payment: Payment, requested: RequestedRefund): Refund {
    return new Refund(payment, requested);
  }

  /** In the words of whoever asked; empty when nobody said anything, or they are gone. */
  get reason(): string {
    return this._reason;
  }

  get status(): RefundStatus {
    return this._status;
  }

  get amount(): Money {
    return Money.ofPaise(this._amountPaise);
  }

  get sentAt(): Date | null {
    return this._sentAt;
  }

  get doneAt(): Date | null {
    return this._doneAt;
  }

  get refusal(): string | null {
    return this._refusal;
  }

  get isOver(): boolean {
    return this._status === 'done';
  }

  /** Whether people had it asked for again. */
  get wasRetried(): boolean {
    return this._retries > 0;
  }

  /**
   * The same at every try for the same amount, so that the provider sends the money once. What people ask for again has
   * another one: under the first the provider would repeat what it said. It never sends more than is left of a payment.
   */
  get idempotencyKey(): string {
    const again = this.wasRetried ? `-${this._retries}` : '';
    return `refund-${this.id}-${this._amountPaise}${again}`;
  }

  /** The provider took the request. */
  sent(at: Date): void {
    if (this.apply('send')) this._sentAt = at;
  }

  /** The provider says the money went back. */
  complete(at: Date): void {
    if (!this.apply('complete')) return;
    this._doneAt = at;
    this._refusal = null;
    this.record(RefundCompleted.of(this.asFact()));
  }

  /** What counted as back was not, and was sent on another way now. */
  sentAnew(at: Date): void {
    if (this._status === 'done') this._doneAt = at;
  }

  /** The provider refuses, or failed at what it had taken on, and asking again by ourselves would not help. */
  fail(refusal: string): void {
    if (this.apply('fail')) this._refusal = refusal;
  }

  /** A part went back on another way: unless the provider has taken the request, it is asked for the rest. */
  shrinkTo(amount: Money): void {
    const isWithProvider = this._status !== 'requested' && this._status !== 'failed';
    if (isWithProvider || amount.equals(this.amount)) return;
    this._amountPaise = amount.paise;
    if (this._status === 'failed') this.retry();
    else this.record(RefundRequested.of(this.asFact()));
  }

  /** The learner's account is gone, and what they wrote goes with it. */
  forgetWords(): void {
    if (this.cause === 'learner') this._reason = '';
  }

  /** Asks again after a refusal. */
  retry(): void {
    if (!this.apply('retry')) return;
    this._retries += 1;
    this._refusal = null;
    this.record(RefundRequested.of(this.asFact()));
  }

  private asFact() {
    return { orderId: this.orderId, paymentId: this.id };
  }

  /** False for old news. */
  private apply(event: RefundEvent): boolean {
    const next = REFUND_TRANSITIONS[this._status][event];
    if (!next) return false;
    this._status = next;
    return true;
  }
}

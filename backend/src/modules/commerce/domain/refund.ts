import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
import { RefundCompleted, RefundRequested } from './facts.js';
import type { Payment } from './payment.js';
import { REFUND_TRANSITIONS, type RefundEvent, type RefundStatus } from './refund-status.js';

/**
 * Why money is returned: `learner`: under the refund policy · `ops`: our decision · `surplus`: it bought nothing ·
 * `provider`: somebody refunded it at the provider, without us · `chargeback`: the buyer's bank took it back.
 */
export type RefundCause = 'learner' | 'ops' | 'surplus' | 'provider' | 'chargeback';

export interface RequestedRefund {
  readonly cause: RefundCause;
  /** The requester's own words; may be empty. */
  readonly reason: string;
  /** What is left of the payment. */
  readonly amount: Money;
  readonly at: Date;
}

/** The most that the provider's clock may be off; people take longer than this to retry a refund. */
const CLOCKS_APART_MS = 10_000;

/** The refund of everything left of one payment; identified by the payment, so there is never a second one. */
export class Refund extends AggregateRoot {
  /** The provider's payment id. */
  readonly id: string;
  readonly orderId: string;
  readonly cause: RefundCause;
  readonly requestedAt: Date;
  private _reason: string;
  private _amountPaise: number;
  private _status: RefundStatus = 'requested';
  private _sentAt: Date | null = null;
  private _doneAt: Date | null = null;
  private _failedAt: Date | null = null;
  /** The provider's words when it refused, or could not send what it had accepted. */
  private _refusal: string | null = null;
  private _retries = 0;
  private _retriedAt: Date | null = null;
  private _isByTransfer = false;

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

  /** Staff transfer the money themselves, so the provider is not asked for it. */
  static byTransfer(payment: Payment, requested: RequestedRefund): Refund {
    return new Refund(payment, requested);
  }

  /** The requester's own words; empty when there were none, or they were deleted with the account. */
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

  /** When the provider refused it or reported its failure; null once it is requested again or done. */
  get failedAt(): Date | null {
    return this._failedAt;
  }

  get refusal(): string | null {
    return this._refusal;
  }

  get isOver(): boolean {
    return this._status === 'done';
  }

  /** Whether staff sent the money themselves, not the provider. */
  get isByTransfer(): boolean {
    return this._isByTransfer;
  }

  /** Whether staff retried it. */
  get wasRetried(): boolean {
    return this._retries > 0;
  }

  /**
   * The same at every attempt for the same amount, so that the provider sends the money once. A retry by staff gets a
   * new key, because under the old one the provider would only repeat its answer. The provider never refunds more than
   * is left of a payment.
   */
  get idempotencyKey(): string {
    const again = this.wasRetried ? `-${this._retries}` : '';
    return `refund-${this.id}-${this._amountPaise}${again}`;
  }

  /** The provider accepted the request. */
  sent(at: Date): void {
    if (this.apply('send')) this._sentAt = at;
  }

  /** The provider reports that the money was returned. */
  complete(at: Date): void {
    if (this.apply('complete')) this.returned(at);
  }

  /** Staff have transferred the money, also of a refund that counted as done and had failed. */
  transferred(at: Date): void {
    if (!this.apply('complete') && !this.isOver) return;
    this._isByTransfer = true;
    this.returned(at);
  }

  /**
   * The provider refuses, or could not send what it accepted, and an automatic retry would not help.
   * @param at when it refused, or told of the failure
   * @param owed what is left of the payment: less than was requested if a part was returned meanwhile
   */
  fail(refusal: string, at: Date, owed: Money): void {
    if (!this.apply('fail')) return;
    this._refusal = refusal;
    this._failedAt = at;
    this._amountPaise = owed.paise;
  }

  /** The provider had accepted it, and the bank could not do it. Ignores the late failure of an earlier attempt. */
  failAtTheBank(at: Date, owed: Money): void {
    if (this.wasRetried && !this.isOfThisTry(at)) return;
    // By the provider's clock, which may be behind ours.
    const failedAt = this._sentAt && this._sentAt > at ? this._sentAt : at;
    this.fail('The provider could not send the money.', failedAt, owed);
  }

  /**
   * A part was returned by another way: unless the provider has accepted the request, only the rest is requested. If it
   * has, the rest is known when that fails.
   */
  shrinkTo(amount: Money, at: Date): void {
    const isWithProvider = this._status !== 'requested' && this._status !== 'failed';
    if (isWithProvider || amount.equals(this.amount)) return;
    this._amountPaise = amount.paise;
    if (this._status === 'failed') this.retry(at);
    else this.record(RefundRequested.of(this.asFact()));
  }

  /** Deletes what the learner wrote, because their account is deleted. */
  forgetWords(): void {
    if (this.cause === 'learner') this._reason = '';
  }

  /** Requests the refund again after a refusal. */
  retry(at: Date): void {
    if (!this.apply('retry')) return;
    this._retries += 1;
    this._retriedAt = at;
    this.forgetFailure();
    this.record(RefundRequested.of(this.asFact()));
  }

  /**
   * Counts from when it was asked for again, not from the answer: that may get lost, and the bank refuse meanwhile. Of
   * retries before this was kept, only the answer is known.
   */
  private isOfThisTry(at: Date): boolean {
    const since = this._retriedAt ?? (this._status === 'sent' ? this._sentAt : null);
    return since !== null && at.getTime() >= since.getTime() - CLOCKS_APART_MS;
  }

  private returned(at: Date): void {
    this._doneAt = at;
    this.forgetFailure();
    this.record(RefundCompleted.of(this.asFact()));
  }

  private forgetFailure(): void {
    this._refusal = null;
    this._failedAt = null;
  }

  private asFact() {
    return { orderId: this.orderId, paymentId: this.id };
  }

  /** False when the status does not allow the event: old news. */
  private apply(event: RefundEvent): boolean {
    const next = REFUND_TRANSITIONS[this._status][event];
    if (!next) return false;
    this._status = next;
    return true;
  }
}

import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
import { OrderPaid, OrderRefunded, SurplusCaptured } from './facts.js';
import { OrderStepOutOfOrder } from './order-errors.js';
import { ORDER_TRANSITIONS, type OrderEvent, type OrderStatus } from './order-status.js';
import type { Payment } from './payment.js';

/** All prices are in it; a payment in anything else buys nothing. */
export const CURRENCY = 'INR';

export interface OpenedOrder {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly educatorId: string;
  readonly price: Money;
  readonly at: Date;
}

/** A learner's purchase of one course, at the price of the day it was opened. */
export class Order extends AggregateRoot {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly educatorId: string;
  readonly openedAt: Date;
  private readonly _pricePaise: number;
  private _status: OrderStatus = 'open';
  private _providerOrderId: string | null = null;
  private _paidBy: string | null = null;
  private _paidAt: Date | null = null;

  private constructor(opened: OpenedOrder) {
    super();
    this.id = opened.id;
    this.learnerId = opened.learnerId;
    this.courseId = opened.courseId;
    this.courseTitle = opened.courseTitle;
    this.educatorId = opened.educatorId;
    this.openedAt = opened.at;
    this._pricePaise = opened.price.paise;
  }

  static open(opened: OpenedOrder): Order {
    return new Order(opened);
  }

  get price(): Money {
    return Money.ofPaise(this._pricePaise);
  }

  get status(): OrderStatus {
    return this._status;
  }

  /** Under which the provider knows it; the same at every try, so that a lost answer never makes a second order there. */
  get receipt(): string {
    return this.id;
  }

  get providerOrderId(): string | null {
    return this._providerOrderId;
  }

  get paidAt(): Date | null {
    return this._paidAt;
  }

  /** The provider has taken the order in; what it called it first stays. */
  placeWithProvider(providerOrderId: string): void {
    this._providerOrderId ??= providerOrderId;
  }

  wasPaidBy(paymentId: string): boolean {
    return this._paidBy === paymentId;
  }

  /** Whether this money is exactly what the order waits for. */
  isMetBy(payment: Payment): boolean {
    return (
      this._status === 'open' &&
      payment.status === 'captured' &&
      payment.orderId === this.id &&
      payment.currency === CURRENCY &&
      payment.amount.equals(this.price)
    );
  }

  /** The money bought the course. */
  pay(payment: Payment, at: Date): void {
    if (!this.isMetBy(payment)) throw new OrderStepOutOfOrder();
    this.apply('pay');
    this._paidBy = payment.id;
    this._paidAt = at;
    this.record(OrderPaid.of(this.asFact()));
  }

  /** Money came that does not buy the course: an order still open is over, a paid one stays as it is. */
  turnDown(payment: Payment): void {
    if (this._status === 'open') this.apply('turn-down');
    if (payment.status !== 'captured') return;
    this.record(SurplusCaptured.of({ orderId: this.id, paymentId: payment.id }));
  }

  /** The money of the payment went back; true when it had bought the course, which ends with it. */
  returnMoney(payment: Payment): boolean {
    if (!this.wasPaidBy(payment.id)) {
      this.turnDown(payment);
      return false;
    }
    this.apply('refund');
    this.record(OrderRefunded.of(this.asFact()));
    return true;
  }

  private asFact() {
    const { id: orderId, courseId, learnerId } = this;
    return { orderId, courseId, learnerId };
  }

  private apply(event: OrderEvent): void {
    const next = ORDER_TRANSITIONS[this._status][event];
    if (!next) throw new OrderStepOutOfOrder();
    this._status = next;
  }
}

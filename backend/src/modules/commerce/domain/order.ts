import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { Money } from '../../../platform/domain/money.js';
import {
  afterCheck,
  type CheckPlan,
  duringCheck,
  goOn,
  isCheckDue,
  isSamePlan,
  planChecks,
  planChecksAnew,
  watchForSecondPayment,
} from './check-plan.js';
import { OrderPaid, OrderPartRefunded, OrderRefunded } from './facts.js';
import { OrderStepOutOfOrder } from './errors.js';
import { ORDER_TRANSITIONS, type OrderEvent, type OrderStatus } from './order-status.js';
import type { Payment } from './payment.js';

/** The currency of all prices; a payment in another one buys nothing. */
export const CURRENCY = 'INR';

/** How long an order can be paid although its course has left the catalog or costs more by now. */
const HONORED_MS = 30 * 60_000;

/** What a coupon changed about an order. */
export interface Discount {
  readonly couponId: string;
  readonly code: string;
  /** The price without the coupon. */
  readonly listPrice: Money;
}

export interface OpenedOrder {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly educatorId: string;
  /** What is paid. */
  readonly price: Money;
  readonly discount?: Discount | null;
  /** The two-digit tax office code of the State; null when the buyer was not asked. */
  readonly buyerState: string | null;
  readonly at: Date;
}

/** Orders handed out since then are honored at that moment. */
export const honoredSince = (moment: Date): Date => new Date(moment.getTime() - HONORED_MS);

/** A learner's purchase of one course, at the price of the day it was opened. */
export class Order extends AggregateRoot {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly educatorId: string;
  readonly openedAt: Date;
  readonly couponId: string | null;
  private readonly _pricePaise: number;
  private readonly _couponCode: string | null;
  private readonly _listPricePaise: number | null;
  private _buyerState: string | null;
  private _status: OrderStatus = 'open';
  private _providerOrderId: string | null = null;
  private _paidBy: string | null = null;
  private _paidAt: Date | null = null;
  private _checksSince: Date;
  private _checksDone = 0;
  private _nextCheckAt: Date | null;

  private constructor(opened: OpenedOrder) {
    super();
    this.id = opened.id;
    this.learnerId = opened.learnerId;
    this.courseId = opened.courseId;
    this.courseTitle = opened.courseTitle;
    this.educatorId = opened.educatorId;
    this.openedAt = opened.at;
    this._pricePaise = opened.price.paise;
    this.couponId = opened.discount?.couponId ?? null;
    this._couponCode = opened.discount?.code ?? null;
    this._listPricePaise = opened.discount?.listPrice.paise ?? null;
    this._buyerState = opened.buyerState;
    this._checksSince = opened.at;
    this._nextCheckAt = planChecks(opened.at).next;
  }

  static open(opened: OpenedOrder): Order {
    return new Order(opened);
  }

  get price(): Money {
    return Money.ofPaise(this._pricePaise);
  }

  get discount(): Discount | null {
    const { couponId, _couponCode: code, _listPricePaise: list } = this;
    return couponId && code && list ? { couponId, code, listPrice: Money.ofPaise(list) } : null;
  }

  get status(): OrderStatus {
    return this._status;
  }

  get buyerState(): string | null {
    return this._buyerState;
  }

  /**
   * The key the provider identifies the order by; the same at every attempt, so a lost answer never leads to a second
   * order.
   */
  get receipt(): string {
    return this.id;
  }

  get providerOrderId(): string | null {
    return this._providerOrderId;
  }

  get paidBy(): string | null {
    return this._paidBy;
  }

  get paidAt(): Date | null {
    return this._paidAt;
  }

  /** When the order is next compared with the provider's records; null when there is nothing left to find out. */
  get nextCheckAt(): Date | null {
    return this._nextCheckAt;
  }

  /** Records the provider's order id; the first one stays. */
  placeWithProvider(providerOrderId: string): void {
    this._providerOrderId ??= providerOrderId;
  }

  /** The buyer comes back to pay: the order is checked and honored as if it were new. */
  offerAgain(at: Date): void {
    if (this._status !== 'open') throw new OrderStepOutOfOrder();
    this.checks = planChecksAnew(this.checks, at);
  }

  /** The buyer of an existing order told their State; a paid one keeps that of its invoice. */
  billTo(buyerState: string): void {
    if (this._status === 'open') this._buyerState = buyerState;
  }

  wasPaidBy(paymentId: string): boolean {
    return this._paidBy === paymentId;
  }

  /** Whether the order is paid, and by this payment. */
  standsOn(payment: Payment): boolean {
    return this._status === 'paid' && this.wasPaidBy(payment.id);
  }

  /** When the buyer was last sent to pay it: while the order is open, its checks count from then. */
  get givenAt(): Date {
    return this._checksSince;
  }

  /** Whether the order may be paid at that moment, even if its course was withdrawn or became dearer meanwhile. */
  isHonoredAt(moment: Date): boolean {
    return this.isHandedOutSince(honoredSince(moment));
  }

  isHandedOutSince(moment: Date): boolean {
    return this.givenAt >= moment;
  }

  /** Whether the payment is exactly what the order waits for. */
  isMetBy(payment: Payment): boolean {
    return (
      this._status === 'open' &&
      payment.status === 'captured' &&
      payment.orderId === this.id &&
      payment.currency === CURRENCY &&
      payment.amount.equals(this.price)
    );
  }

  /** The payment buys the course. */
  pay(payment: Payment, at: Date): void {
    if (!this.isMetBy(payment)) throw new OrderStepOutOfOrder();
    this.apply('pay');
    this._paidBy = payment.id;
    this._paidAt = at;
    this.checks = watchForSecondPayment(at);
    this.record(OrderPaid.of(this.asFact()));
  }

  /** A payment does not buy the course: an open order becomes void, any other stays as it is. */
  turnDown(at: Date): void {
    if (this._status === 'open') this.apply('turn-down');
    this.watch(at);
  }

  /** The payment is refunded; true when it had bought the course, so that the enrollment ends. */
  returnMoney(payment: Payment, at: Date): boolean {
    if (!this.wasPaidBy(payment.id)) {
      this.turnDown(at);
      return false;
    }
    if (this._status === 'refunded') return false;
    this.apply('refund');
    this.watch(at);
    this.record(OrderRefunded.of(this.asFact()));
    return true;
  }

  /** A part of the payment was refunded; the learner keeps the course. */
  returnPart(payment: Payment, part: Money): void {
    if (this.standsOn(payment))
      this.record(OrderPartRefunded.of({ ...this.asFact(), amountPaise: part.paise }));
  }

  /** A bank authorized a payment, which may still be captured: checks go on even if the plan was over. */
  awaitMoney(at: Date): void {
    this.checks = goOn(this.checks, at);
  }

  /** Claims the check; null when it is not due, or another process has claimed it. */
  beginCheck(now: Date): CheckPlan | null {
    if (!isCheckDue(this.checks, now)) return null;
    this.checks = duringCheck(this.checks, now);
    return this.checks;
  }

  /** Keeps a plan that the check's own findings led to. */
  endCheck(begun: CheckPlan, now: Date, hasMoneyOnItsWay: boolean): void {
    if (isSamePlan(begun, this.checks)) this.checks = afterCheck(begun, now, hasMoneyOnItsWay);
  }

  private watch(at: Date): void {
    this.checks = planChecks(at);
  }

  private get checks(): CheckPlan {
    return { since: this._checksSince, done: this._checksDone, next: this._nextCheckAt };
  }

  private set checks({ since, done, next }: CheckPlan) {
    this._checksSince = since;
    this._checksDone = done;
    this._nextCheckAt = next;
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

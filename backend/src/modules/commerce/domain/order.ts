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

/** All prices are in it; a payment in anything else buys nothing. */
export const CURRENCY = 'INR';

/** For so long an order can be paid although its course has left the catalog or costs more by now. */
const HONORED_MS = 30 * 60_000;

export interface OpenedOrder {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly educatorId: string;
  readonly price: Money;
  /** Two digits, as tax offices number the States; null when nobody asked. */
  readonly buyerState: string | null;
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

  get status(): OrderStatus {
    return this._status;
  }

  get buyerState(): string | null {
    return this._buyerState;
  }

  /** Under which the provider knows it; the same at every try, so that a lost answer never makes a second order there. */
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

  /** When it is compared with the provider's books next; null when there is nothing left to find out. */
  get nextCheckAt(): Date | null {
    return this._nextCheckAt;
  }

  /** The provider has taken the order in; what it called it first stays. */
  placeWithProvider(providerOrderId: string): void {
    this._providerOrderId ??= providerOrderId;
  }

  /** The buyer is given it once more, to pay now: it is watched, and honored, as if it were new. */
  offerAgain(at: Date): void {
    if (this._status !== 'open') throw new OrderStepOutOfOrder();
    this.checks = planChecksAnew(this.checks, at);
  }

  /** The buyer came back to the same order and told where they live. */
  billTo(buyerState: string): void {
    this._buyerState = buyerState;
  }

  wasPaidBy(paymentId: string): boolean {
    return this._paidBy === paymentId;
  }

  /** Whether it is a sale that stands, by the money of this payment. */
  standsOn(payment: Payment): boolean {
    return this._status === 'paid' && this.wasPaidBy(payment.id);
  }

  /** Whether it may be paid at that moment whatever became of its course since the buyer was given it. */
  isHonoredAt(moment: Date): boolean {
    return moment.getTime() - this.givenAt.getTime() <= HONORED_MS;
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
    this.checks = watchForSecondPayment(at);
    this.record(OrderPaid.of(this.asFact()));
  }

  /** Money came that does not buy the course: an order still open is over, a paid one stays as it is. */
  turnDown(at: Date): void {
    if (this._status === 'open') this.apply('turn-down');
    this.watch(at);
  }

  /** The money of the payment goes back; true when it had bought the course, which ends with it. */
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

  /** A part of the payment went back; the course it bought stays. */
  returnPart(payment: Payment, part: Money): void {
    if (this.standsOn(payment))
      this.record(OrderPartRefunded.of({ ...this.asFact(), amountPaise: part.paise }));
  }

  /** A bank set money aside, which may come: it is watched although the checks were over. */
  awaitMoney(at: Date): void {
    this.checks = goOn(this.checks, at);
  }

  /** Takes the check on; null when it is not due, or somebody else has. */
  beginCheck(now: Date): CheckPlan | null {
    if (!isCheckDue(this.checks, now)) return null;
    this.checks = duringCheck(this.checks, now);
    return this.checks;
  }

  /** What the check found may have led to a plan of its own, which then stands. */
  endCheck(begun: CheckPlan, now: Date, hasMoneyOnItsWay: boolean): void {
    if (isSamePlan(begun, this.checks)) this.checks = afterCheck(begun, now, hasMoneyOnItsWay);
  }

  /** When the buyer got it to pay, the last time: while it is open, its checks count from then. */
  private get givenAt(): Date {
    return this._checksSince;
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

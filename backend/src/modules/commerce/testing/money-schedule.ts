import {
  PaymentProviderFailed,
  type ProviderOrder,
  type WebhookCall,
} from '../application/payments/payment-provider.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import type { ReportedStatus } from '../domain/payment-status.js';
import { Crash } from './fuse.js';
import type { ScheduledStep, Step } from './money-steps.js';
import { keptOf, type ProviderPayment, RANK } from './provider-payment.js';
import { COURSE, EDUCATOR, LEARNER, type ShopOn } from './shop.js';
import type { Stores } from './stores.js';

/** Plays schedules against commerce, and the provider's part in them. */
export class MoneySchedule {
  readonly payments: ProviderPayment[] = [];
  private readonly orders: ProviderOrder[] = [];
  /** Failed refunds of which we have not heard. */
  private readonly untold: WebhookCall[] = [];
  private events = 0;
  private worked = 0;
  private coupons = 0;

  constructor(readonly shop: ShopOn<Stores>) {}

  async play(schedule: readonly ScheduledStep[]): Promise<void> {
    for (const { step, crashAt } of schedule) {
      this.shop.fuse.blowAfter(crashAt);
      await this.survive(() => this.shop.stores.request(() => this.perform(step)));
    }
    this.shop.fuse.blowAfter(null);
  }

  /** Lets everything finish: the provider is up, jobs are processed, the reconciler has run. */
  async settle(): Promise<void> {
    const { provider, stores, clock } = this.shop;
    provider.fail(null);
    const orders = await stores.allOrders();
    for (const [index, { order, disputes }] of this.payments.entries()) {
      const ours = orders.find(({ providerOrderId }) => providerOrderId === order.id);
      // After the last check only webhooks bring news; the provider repeats them for a day.
      if (ours?.nextCheckAt === null) await stores.request(() => this.webhook(index));
      for (const lost of disputes.keys()) await stores.request(() => this.webhook(index, lost));
    }
    await stores.request(() => this.tellFailures());
    for (let round = 0; round < 6; round += 1) {
      for (const index of orders.keys()) await stores.request(() => this.reconcileByStaff(index));
      await stores.request(() => this.perform({ do: 'work' }));
      await this.perform({ do: 'complete-refunds' });
      clock.advance(4 * 86_400);
      await stores.request(() => this.reconcile());
    }
  }

  /** Paise that the provider holds for us: captured and not returned. */
  get held(): number {
    return this.payments.reduce((sum, payment) => sum + keptOf(payment), 0);
  }

  /** Paise that the provider holds of one payment. */
  heldOf(paymentId: string | null): number {
    const payment = this.payments.find((other) => other.paymentId === paymentId);
    return payment ? keptOf(payment) : 0;
  }

  /** Refusals are valid answers, and crashes are what this tests; any other error is a defect. */
  private async survive(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Crash) && !(error instanceof DomainError)) throw error;
    }
  }

  private async perform(step: Step): Promise<void> {
    const { shop } = this;
    switch (step.do) {
      case 'click':
        return this.click();
      case 'double-click':
        await this.survive(() => this.click());
        return this.click();
      case 'click-with-coupon':
        return this.click(`OFF-${this.coupons}`);
      case 'make-coupon':
        return this.makeCoupon();
      case 'end-coupon':
        return this.endCoupons();
      case 'price':
        return shop.offerCourse({ pricePaise: step.pricePaise });
      case 'course':
        return shop.offerCourse({ status: step.status });
      case 'free-grant':
        return void (await shop.learning.enroll(LEARNER, COURSE, { kind: 'free' }));
      case 'pay':
        return this.pay(step.order, step.status);
      case 'progress':
        return this.progress(step.payment, step.status);
      case 'webhook':
        return this.webhook(step.payment);
      case 'verify':
        return this.verify(step.payment);
      case 'send-back':
        return this.sendBack(step);
      case 'give-back':
        return this.giveBack(step.order);
      case 'refund-fails':
        return this.refundFails(step.payment);
      case 'reconcile':
        return this.reconcileByStaff(step.order);
      case 'transfer':
        return this.transfer(step.order);
      case 'provider':
        return shop.provider.fail(step.isUp ? null : 'unknown');
      case 'work':
        return this.work();
      case 'complete-refunds':
        return this.completeRefunds();
      case 'wait':
        shop.clock.advance(step.minutes * 60);
        return this.reconcile();
    }
  }

  private async reconcile(): Promise<void> {
    const [trouble] = (await this.shop.checkDueOrders.execute()).troubles;
    if (trouble) throw trouble.error;
  }

  /** For one use; those of before run on. */
  private async makeCoupon(): Promise<void> {
    this.coupons += 1;
    const terms = { code: `OFF-${this.coupons}`, percentOff: 40, expiresAt: null, maxUses: 1 };
    await this.shop.createCoupon.execute({ educatorId: EDUCATOR, courseId: COURSE, ...terms });
  }

  private async endCoupons(): Promise<void> {
    for (const { coupon } of await this.shop.listCoupons.execute(EDUCATOR, COURSE))
      await this.shop.endCoupon.execute(EDUCATOR, COURSE, coupon.id);
  }

  private async click(coupon: string | null = null): Promise<void> {
    const created = await this.shop.enroll({ coupon });
    if (created.kind !== 'order') return;
    const order = { id: created.providerOrderId, amountPaise: created.amountPaise };
    if (!this.orders.some(({ id }) => id === order.id)) this.orders.push(order);
  }

  private pay(choice: number, status: ReportedStatus): void {
    const order = pick(this.orders, choice);
    if (!order) return;
    const paymentId = `pay_${this.payments.length + 1}`;
    const payment = {
      ...{ order, paymentId, status },
      ...{ refunded: 0, disputes: [], isTransferred: false },
    };
    this.payments.push(payment);
    this.tell(payment);
  }

  private progress(choice: number, status: ReportedStatus): void {
    const payment = pick(this.payments, choice);
    if (!payment || RANK[status] <= RANK[payment.status] || payment.status === 'released') return;
    payment.status = status;
    this.tell(payment);
  }

  /** Reports one of the payment's disputes. */
  private tell(
    { order, paymentId, status, refunded, disputes }: ProviderPayment,
    lost = disputes.length - 1,
  ) {
    const paise = disputes[lost];
    const chargeback = paise === undefined ? null : { disputeId: `disp_${lost}`, paise };
    return this.shop.provider.pay(order, status, {
      paymentId,
      refundedPaise: refunded,
      chargeback,
    });
  }

  /** Somebody at the provider, or a bank, returns some or all of it without our request. */
  private sendBack({ payment: choice, quarters, by }: Extract<Step, { do: 'send-back' }>): void {
    const payment = pick(this.payments, choice);
    // Of money whose refund we requested, only banks can return some otherwise.
    if (!payment || (by === 'refund' && this.isAskedBack(payment))) return;
    const part = Math.min(keptOf(payment), (payment.order.amountPaise * quarters) / 4);
    if (by === 'refund') payment.refunded += part;
    else if (part > 0) payment.disputes.push(part);
    if (payment.refunded === payment.order.amountPaise) payment.status = 'refunded';
    this.tell(payment);
  }

  private isAskedBack({ paymentId }: ProviderPayment): boolean {
    return [...this.shop.provider.refunds.values()].some((asked) => asked.paymentId === paymentId);
  }

  private async webhook(choice: number, lost?: number): Promise<void> {
    const payment = pick(this.payments, choice);
    if (!payment) return;
    const body = Buffer.from(JSON.stringify(this.tell(payment, lost).report));
    this.events += 1;
    const eventId = `event ${this.events}`;
    await this.shop.receiveWebhook.execute({ body, signature: 'signed', eventId });
  }

  private async verify(choice: number): Promise<void> {
    const payment = pick(this.payments, choice);
    if (!payment) return;
    const { proof } = this.tell(payment);
    const command = { learnerId: LEARNER, courseId: COURSE, claimedUserId: undefined, proof };
    await this.shop.verifyPayment.execute(command);
  }

  private async giveBack(choice: number): Promise<void> {
    const order = pick(await this.shop.stores.allOrders(), choice);
    if (!order) return;
    const command = { learnerId: LEARNER, orderId: order.id, reason: '' };
    await this.shop.refundOwnOrder.execute(command);
  }

  /** The bank could not do what the provider had accepted; told until we have heard it. */
  private async refundFails(choice: number): Promise<void> {
    const payment = pick(this.payments, choice);
    if (payment?.status !== 'captured' || !this.isAskedBack(payment)) return;
    const { paymentId } = payment;
    const asked = [...this.shop.provider.refunds].filter(([, of]) => of.paymentId === paymentId);
    for (const [key] of asked) this.shop.provider.refunds.delete(key);
    const amountPaise = asked.at(-1)?.[1].amountPaise;
    const said = { paymentId, amountPaise, at: this.shop.clock.now().toISOString() };
    this.events += 1;
    this.untold.push({
      body: Buffer.from(JSON.stringify(said)),
      ...{ signature: 'signed', eventId: `event ${this.events}` },
    });
    await this.tellFailures();
  }

  private async tellFailures(): Promise<void> {
    for (let call = this.untold[0]; call; call = this.untold[0]) {
      await this.shop.receiveWebhook.execute(call);
      this.untold.shift();
    }
  }

  private async reconcileByStaff(choice: number): Promise<void> {
    const order = pick(await this.shop.stores.allOrders(), choice);
    if (!order) return;
    const heard = await this.shop.reconcileOrder.ask(order.id).catch((error: unknown) => {
      if (!(error instanceof PaymentProviderFailed)) throw error;
      return { reports: [], heardAt: this.shop.clock.now() };
    });
    await this.shop.reconcileOrder.execute(order.id, heard);
  }

  /** A transfer is recorded after it was sent; one that was refused was not sent. */
  private async transfer(choice: number): Promise<void> {
    const order = pick(await this.shop.stores.allOrders(), choice);
    if (!order) return;
    const failed = await this.shop.stores.failedRefunds();
    // People take their time.
    this.shop.clock.advance(60);
    await this.shop.recordTransfer.execute({ orderId: order.id, reason: 'NEFT N1' });
    const payments = this.payments.filter((payment) => payment.order.id === order.providerOrderId);
    const owed = payments.filter(({ paymentId }) => failed.includes(paymentId));
    if (!payments.some((payment) => keptOf(payment) > 0)) throw new Error('It was sent twice.');
    for (const payment of owed) payment.isTransferred = true;
  }

  /** The queue delivers facts in order and repeats those whose handling failed. */
  private async work(): Promise<void> {
    const asked = await this.shop.stores.askedRefunds();
    for (const paymentId of asked.slice(this.worked)) {
      await this.shop.sendRefund.execute(paymentId).catch((error: unknown) => {
        if (!(error instanceof PaymentProviderFailed)) throw error;
        throw new Crash();
      });
      this.worked += 1;
    }
  }

  private completeRefunds(): void {
    for (const payment of this.payments) {
      if (!this.isAskedBack(payment) || payment.status !== 'captured') continue;
      payment.status = 'refunded';
      this.tell(payment);
    }
  }
}

function pick<T>(among: readonly T[], choice: number): T | undefined {
  return among[choice % Math.max(1, among.length)];
}

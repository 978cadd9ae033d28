import fc from 'fast-check';
import {
  PaymentProviderFailed,
  type ProviderOrder,
} from '../application/payments/payment-provider.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import type { ReportedStatus } from '../domain/payment-status.js';
import { Crash } from './fuse.js';
import { COURSE, LEARNER, type ShopOn } from './shop.js';
import type { Stores } from './stores.js';

/** What may happen next; numbers choose among what is there by then. */
export type Step =
  | { readonly do: Plain }
  | { readonly do: 'price'; readonly pricePaise: number }
  | { readonly do: 'course'; readonly status: 'published' | 'draft' | 'retired' }
  | { readonly do: 'pay'; readonly order: number; readonly status: ReportedStatus }
  | { readonly do: 'progress'; readonly payment: number; readonly status: ReportedStatus }
  | { readonly do: 'webhook' | 'verify'; readonly payment: number }
  | {
      readonly do: 'send-back';
      readonly payment: number;
      readonly quarters: number;
      readonly by: 'refund' | 'dispute';
    }
  | { readonly do: 'give-back'; readonly order: number }
  | { readonly do: 'provider'; readonly isUp: boolean }
  | { readonly do: 'wait'; readonly minutes: number };

export interface ScheduledStep {
  readonly step: Step;
  /** The process dies at this call of a port; null: it lives. */
  readonly crashAt: number | null;
}

const which = fc.nat(5);
const made = fc.constantFrom<ReportedStatus>('failed', 'authorized', 'captured', 'captured');
type Plain = 'click' | 'double-click' | 'work' | 'complete-refunds' | 'free-grant';
const plain = (...names: Plain[]) => fc.constantFrom(...names).map((name): Step => ({ do: name }));

const steps: fc.Arbitrary<Step> = fc.oneof(
  plain('click', 'double-click', 'work', 'complete-refunds', 'click', 'work'),
  plain('click', 'double-click'),
  fc.record({ do: fc.constant('pay' as const), order: which, status: made }),
  fc.record({ do: fc.constant('pay' as const), order: which, status: made }),
  fc.record({ do: fc.constantFrom('webhook' as const, 'verify' as const), payment: which }),
  fc.record({ do: fc.constantFrom('webhook' as const, 'verify' as const), payment: which }),
  fc.record({ do: fc.constant('progress' as const), payment: which, status: made }),
  fc.record({
    do: fc.constant('send-back' as const),
    payment: which,
    quarters: fc.integer({ min: 1, max: 4 }),
    by: fc.constantFrom('refund' as const, 'dispute' as const),
  }),
  fc.record({ do: fc.constant('give-back' as const), order: which }),
  fc.record({ do: fc.constant('give-back' as const), order: which }),
  fc.record({ do: fc.constant('provider' as const), isUp: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(5, 20, 90, 400) }),
  fc.constantFrom<Step>(
    { do: 'price', pricePaise: 19_900 },
    { do: 'price', pricePaise: 49_900 },
    { do: 'course', status: 'draft' },
    { do: 'course', status: 'published' },
    { do: 'free-grant' },
  ),
);

/** Left to chance alone, few learners would ever own the course. */
const purchase: readonly ScheduledStep[] = [
  { step: { do: 'click' }, crashAt: null },
  { step: { do: 'pay', order: 0, status: 'captured' }, crashAt: null },
  { step: { do: 'verify', payment: 0 }, crashAt: null },
];

const surprises = fc.array(
  fc.record({ step: steps, crashAt: fc.option(fc.nat(24), { freq: 3 }) }),
  { minLength: 5, maxLength: 40 },
);

/** Anything that may happen around one course and one learner, with the process dying anywhere; half begin with a purchase. */
export const schedules: fc.Arbitrary<readonly ScheduledStep[]> = fc
  .tuple(fc.boolean(), surprises)
  .map(([isBought, rest]) => (isBought ? [...purchase, ...rest] : rest));

interface ProviderPayment {
  readonly order: ProviderOrder;
  readonly paymentId: string;
  status: ReportedStatus;
  /** Paise that went back in parts. */
  refunded: number;
  chargedBack: number;
}

/** How far a payment can have got; providers never take these back. */
const RANK: Record<ReportedStatus, number> = { failed: 0, authorized: 1, captured: 2, refunded: 3 };

/** Plays schedules against commerce, and the provider's part with them. */
export class MoneySchedule {
  readonly payments: ProviderPayment[] = [];
  private readonly orders: ProviderOrder[] = [];
  private events = 0;
  private worked = 0;

  constructor(readonly shop: ShopOn<Stores>) {}

  async play(schedule: readonly ScheduledStep[]): Promise<void> {
    for (const { step, crashAt } of schedule) {
      this.shop.fuse.blowAfter(crashAt);
      await this.survive(() => this.shop.stores.request(() => this.perform(step)));
    }
    this.shop.fuse.blowAfter(null);
  }

  /** Everything gets its way in the end: the provider is up, jobs are worked off, the reconciler has looked. */
  async settle(): Promise<void> {
    const { provider, stores, clock } = this.shop;
    provider.fail(null);
    const orders = await stores.allOrders();
    for (const [index, { order }] of this.payments.entries()) {
      const ours = orders.find(({ providerOrderId }) => providerOrderId === order.id);
      // Beyond the last check only the provider can tell; it repeats itself for a day.
      const isDisputed = this.payments[index]?.chargedBack !== 0;
      if (ours?.nextCheckAt === null || isDisputed) await stores.request(() => this.webhook(index));
    }
    for (let round = 0; round < 6; round += 1) {
      await stores.request(() => this.perform({ do: 'work' }));
      await this.perform({ do: 'complete-refunds' });
      clock.advance(4 * 86_400);
      await stores.request(() => this.reconcile());
    }
  }

  /** Paise that the provider holds for us: captured and not sent back. */
  get held(): number {
    return this.payments.reduce((sum, payment) => sum + keptOf(payment), 0);
  }

  /** Paise that the provider holds of one payment. */
  heldOf(paymentId: string | null): number {
    const payment = this.payments.find((other) => other.paymentId === paymentId);
    return payment ? keptOf(payment) : 0;
  }

  /** Refusals are answers, and crashes are what this is about; anything else is a fault. */
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

  private async click(): Promise<void> {
    const created = await this.shop.enroll();
    if (created.kind !== 'order') return;
    const order = { id: created.providerOrderId, amountPaise: created.amountPaise };
    if (!this.orders.some(({ id }) => id === order.id)) this.orders.push(order);
  }

  private pay(choice: number, status: ReportedStatus): void {
    const order = pick(this.orders, choice);
    if (!order) return;
    const paymentId = `pay_${this.payments.length + 1}`;
    const payment = { order, paymentId, status, refunded: 0, chargedBack: 0 };
    this.payments.push(payment);
    this.tell(payment);
  }

  private progress(choice: number, status: ReportedStatus): void {
    const payment = pick(this.payments, choice);
    if (!payment || RANK[status] <= RANK[payment.status]) return;
    payment.status = status;
    this.tell(payment);
  }

  private tell({ order, paymentId, status, refunded, chargedBack }: ProviderPayment) {
    const gone = { refundedPaise: refunded, chargedBackPaise: chargedBack };
    return this.shop.provider.pay(order, status, { paymentId, ...gone });
  }

  /** Somebody at the provider, or a bank, sends some or all of it back without us. */
  private sendBack({ payment: choice, quarters, by }: Extract<Step, { do: 'send-back' }>): void {
    const payment = pick(this.payments, choice);
    // What we asked to send back is no longer there to be sent.
    if (!payment || this.isAskedBack(payment)) return;
    const part = Math.min(keptOf(payment), (payment.order.amountPaise * quarters) / 4);
    if (by === 'refund') payment.refunded += part;
    else payment.chargedBack += part;
    if (payment.refunded === payment.order.amountPaise) payment.status = 'refunded';
    this.tell(payment);
  }

  private isAskedBack({ paymentId }: ProviderPayment): boolean {
    return [...this.shop.provider.refunds.values()].some((asked) => asked.paymentId === paymentId);
  }

  private async webhook(choice: number): Promise<void> {
    const payment = pick(this.payments, choice);
    if (!payment) return;
    const body = Buffer.from(JSON.stringify(this.tell(payment).report));
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

  /** The queue hands over facts in their order and repeats one whose work did not end well. */
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

function keptOf({ order, status, refunded, chargedBack }: ProviderPayment): number {
  return status === 'captured' ? order.amountPaise - refunded - chargedBack : 0;
}

function pick<T>(among: readonly T[], choice: number): T | undefined {
  return among[choice % Math.max(1, among.length)];
}

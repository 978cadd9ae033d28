import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { CourseOffer } from '../../catalog/contract.js';
import { CheckDueOrders } from '../application/check-due-orders.js';
import { CheckOrder } from '../application/check-order.js';
import { CreateOrder } from '../application/create-order.js';
import type { ProviderOrder } from '../application/payment-provider.js';
import { PlaceOrder } from '../application/place-order.js';
import { ReceiveWebhook } from '../application/receive-webhook.js';
import { RefundOwnOrder } from '../application/refund-own-order.js';
import { ReturnMoney } from '../application/return-money.js';
import { SendRefund } from '../application/send-refund.js';
import { SettlePayment } from '../application/settle-payment.js';
import { VerifyPayment } from '../application/verify-payment.js';
import { RefundPolicy } from '../domain/refund-policy.js';
import { RecordedFacts } from './aggregate-shelf.js';
import { Fuse } from './fuse.js';
import { InMemoryLedger } from './in-memory-ledger.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { InMemoryPayments } from './in-memory-payments.js';
import { InMemoryProvider } from './in-memory-provider.js';
import { InMemoryProviderEvents } from './in-memory-provider-events.js';
import { InMemoryRefunds } from './in-memory-refunds.js';
import { RollbackUnitOfWork } from './rollback-unit-of-work.js';
import { TwinCatalog } from './twin-catalog.js';
import { TwinLearning } from './twin-learning.js';

export const LEARNER = SequentialIds.nth(0xa1);
export const EDUCATOR = SequentialIds.nth(0xe1);
export const COURSE = SequentialIds.nth(0xc1);

/** Commerce on its twins, with one published course for 499 rupees. */
export class Shop {
  /** For tests that let the process die between two steps. */
  readonly fuse = new Fuse();
  readonly facts = new RecordedFacts();
  readonly catalog = new TwinCatalog();
  readonly learning = new TwinLearning(this.catalog);
  readonly orders = new InMemoryOrders(this.facts);
  readonly payments = new InMemoryPayments();
  readonly refunds = new InMemoryRefunds(this.facts);
  readonly ledger = new InMemoryLedger();
  readonly events = new InMemoryProviderEvents();
  readonly provider = new InMemoryProvider();
  readonly clock = new FixedClock();
  readonly policy = new RefundPolicy(7, 30);
  private readonly ids = new SequentialIds();
  private readonly work = new RollbackUnitOfWork([
    this.facts,
    this.learning,
    this.orders.shelf,
    this.payments.shelf,
    this.refunds.shelf,
    this.ledger,
    this.events,
  ]);

  readonly createOrder = new CreateOrder(
    this.fuse.on(this.catalog.asContract),
    this.fuse.on(this.learning.asContract),
    this.fuse.on(this.orders),
    new PlaceOrder(this.fuse.on(this.provider), this.fuse.on(this.orders), this.fuse.on(this.work)),
    this.fuse.on(this.work),
    this.ids,
    this.clock,
  );
  readonly settlePayment = new SettlePayment(
    this.fuse.on(this.orders),
    this.fuse.on(this.payments),
    this.fuse.on(this.refunds),
    this.fuse.on(this.ledger),
    this.fuse.on(this.catalog.asContract),
    this.fuse.on(this.learning.asContract),
    this.fuse.on(this.work),
    this.clock,
  );
  readonly verifyPayment = new VerifyPayment(
    this.fuse.on(this.orders),
    this.fuse.on(this.provider),
    this.settlePayment,
  );
  readonly receiveWebhook = new ReceiveWebhook(
    this.fuse.on(this.provider),
    this.fuse.on(this.events),
    this.settlePayment,
    this.fuse.on(this.work),
    this.clock,
  );
  readonly sendRefund = new SendRefund(
    this.fuse.on(this.refunds),
    this.fuse.on(this.provider),
    this.fuse.on(this.work),
    this.clock,
  );
  readonly returnMoney = new ReturnMoney(
    this.fuse.on(this.orders),
    this.fuse.on(this.payments),
    this.fuse.on(this.refunds),
    this.fuse.on(this.ledger),
    this.fuse.on(this.learning.asContract),
    this.fuse.on(this.work),
    this.clock,
  );
  readonly refundOwnOrder = new RefundOwnOrder(
    this.returnMoney,
    this.policy,
    this.fuse.on(this.learning.asContract),
    this.clock,
  );
  readonly checkOrder = new CheckOrder(
    this.fuse.on(this.orders),
    this.fuse.on(this.refunds),
    this.fuse.on(this.provider),
    this.settlePayment,
    this.sendRefund,
    this.fuse.on(this.work),
    this.clock,
  );
  readonly checkDueOrders = new CheckDueOrders(
    this.fuse.on(this.orders),
    this.checkOrder,
    this.clock,
  );

  constructor() {
    this.offerCourse();
  }

  offerCourse(changes: Partial<CourseOffer> = {}): void {
    this.catalog.offer({
      courseId: COURSE,
      title: 'CCTV Basics',
      creatorId: EDUCATOR,
      status: 'published',
      pricePaise: 49_900,
      ...changes,
    });
  }

  /** Clicks on Enroll Now. */
  enroll({
    learnerId = LEARNER,
    claimedUserId,
    buyerState = null,
  }: { learnerId?: string; claimedUserId?: string; buyerState?: string | null } = {}) {
    return this.createOrder.execute({ learnerId, courseId: COURSE, claimedUserId, buyerState });
  }

  /** Clicks on Enroll Now and gets to the checkout. */
  async checkout(learnerId = LEARNER): Promise<ProviderOrder> {
    const created = await this.enroll({ learnerId });
    if (created.kind !== 'order') throw new Error('The course is free.');
    return { id: created.providerOrderId, amountPaise: created.amountPaise };
  }
}

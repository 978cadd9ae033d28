import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { CourseOffer } from '../../catalog/contract.js';
import { ApplyCoupon } from '../application/coupons/apply-coupon.js';
import { CouponRight } from '../application/coupons/coupon-right.js';
import { CreateCoupon } from '../application/coupons/create-coupon.js';
import { EndCoupon } from '../application/coupons/end-coupon.js';
import { ListCoupons } from '../application/coupons/list-coupons.js';
import { ShowCouponPrice } from '../application/coupons/show-coupon-price.js';
import { CheckDueOrders } from '../application/orders/check-due-orders.js';
import { CheckOrder } from '../application/orders/check-order.js';
import { CreateOrder } from '../application/orders/create-order.js';
import type { ProviderOrder } from '../application/payments/payment-provider.js';
import { OpenOrder } from '../application/orders/open-order.js';
import { PlaceOrder } from '../application/orders/place-order.js';
import { ReconcileOrder } from '../application/payments/reconcile-order.js';
import { ReceiveWebhook } from '../application/payments/receive-webhook.js';
import { NoteFailedRefund } from '../application/refunds/note-failed-refund.js';
import { OwnRight } from '../application/refunds/own-right.js';
import { RecordTransfer } from '../application/refunds/record-transfer.js';
import { RefundOwnOrder } from '../application/refunds/refund-own-order.js';
import { ReturnMoney } from '../application/refunds/return-money.js';
import { SendRefund } from '../application/refunds/send-refund.js';
import { SettleCapture } from '../application/payments/settle-capture.js';
import { SettlePayment } from '../application/payments/settle-payment.js';
import { SettleRefund } from '../application/refunds/settle-refund.js';
import { VerifyPayment } from '../application/payments/verify-payment.js';
import type { PaymentReport } from '../domain/payment.js';
import { RefundPolicy } from '../domain/refund-policy.js';
import { Fuse } from './fuse.js';
import { InMemoryProvider } from './in-memory-provider.js';
import { type Stores, TwinStores } from './stores.js';
import { TwinBuyers } from './twin-buyers.js';
import { TwinCatalog } from './twin-catalog.js';
import { TwinLearning } from './twin-learning.js';

export const LEARNER = SequentialIds.nth(0xa1);
export const EDUCATOR = SequentialIds.nth(0xe1);
export const COURSE = SequentialIds.nth(0xc1);

/** The ports that commerce depends on, and its stores. */
abstract class Surroundings<S extends Stores> {
  /** For tests that simulate a crash between two steps. */
  readonly fuse = new Fuse();
  readonly catalog = new TwinCatalog();
  readonly learning = new TwinLearning(this.catalog);
  readonly buyers = new TwinBuyers();
  readonly provider = new InMemoryProvider();
  readonly clock = new FixedClock();
  readonly policy = new RefundPolicy(7, 30);
  protected readonly ids = new SequentialIds();
  readonly stores: S;

  constructor(open: (learning: TwinLearning) => S) {
    this.stores = open(this.learning);
  }
}

/** Commerce with one published course for 499 rupees. */
export class ShopOn<S extends Stores> extends Surroundings<S> {
  private readonly applyCoupon = new ApplyCoupon(
    this.fuse.on(this.stores.coupons),
    this.fuse.on(this.stores.orders),
    this.clock,
  );
  private readonly couponRight = new CouponRight(this.catalog.asContract);
  readonly createCoupon = new CreateCoupon(
    this.couponRight,
    this.fuse.on(this.stores.coupons),
    this.ids,
    this.clock,
  );
  readonly listCoupons = new ListCoupons(
    this.couponRight,
    this.stores.coupons,
    this.stores.orders,
    this.clock,
  );
  readonly endCoupon = new EndCoupon(
    this.couponRight,
    this.fuse.on(this.stores.coupons),
    this.fuse.on(this.stores.orders),
    this.fuse.on(this.stores.work),
    this.clock,
  );
  private readonly openOrder = new OpenOrder(
    this.fuse.on(this.stores.orders),
    this.applyCoupon,
    this.fuse.on(this.stores.work),
    this.ids,
    this.clock,
  );
  readonly showCouponPrice = new ShowCouponPrice(
    this.catalog.asContract,
    this.applyCoupon,
    this.stores.coupons,
    this.openOrder,
  );
  readonly createOrder = new CreateOrder(
    this.fuse.on(this.catalog.asContract),
    this.fuse.on(this.learning.asContract),
    this.openOrder,
    new PlaceOrder(this.fuse.on(this.provider), this.fuse.on(this.stores.orders)),
    this.fuse.on(this.stores.work),
  );
  readonly settlePayment = new SettlePayment(
    this.fuse.on(this.stores.orders),
    this.fuse.on(this.stores.payments),
    new SettleCapture(
      this.fuse.on(this.stores.orders),
      this.fuse.on(this.stores.refunds),
      this.fuse.on(this.stores.ledger),
      this.fuse.on(this.catalog.asContract),
      this.fuse.on(this.learning.asContract),
      this.fuse.on(this.buyers),
      this.applyCoupon,
    ),
    new SettleRefund(
      this.fuse.on(this.stores.orders),
      this.fuse.on(this.stores.refunds),
      this.fuse.on(this.stores.ledger),
      this.fuse.on(this.learning.asContract),
    ),
    this.fuse.on(this.stores.work),
    this.clock,
  );
  readonly verifyPayment = new VerifyPayment(
    this.fuse.on(this.stores.orders),
    this.fuse.on(this.stores.refunds),
    this.fuse.on(this.buyers),
    this.fuse.on(this.provider),
    this.settlePayment,
    this.clock,
  );
  readonly receiveWebhook = new ReceiveWebhook(
    this.fuse.on(this.provider),
    this.fuse.on(this.stores.events),
    this.settlePayment,
    new NoteFailedRefund(
      this.fuse.on(this.stores.payments),
      this.fuse.on(this.stores.refunds),
      this.fuse.on(this.stores.work),
    ),
    this.fuse.on(this.stores.work),
    this.clock,
  );
  readonly sendRefund = new SendRefund(
    this.fuse.on(this.stores.payments),
    this.fuse.on(this.stores.refunds),
    this.fuse.on(this.provider),
    this.fuse.on(this.stores.work),
    this.clock,
  );
  readonly returnMoney = new ReturnMoney(
    this.fuse.on(this.stores.orders),
    this.fuse.on(this.stores.payments),
    this.fuse.on(this.stores.refunds),
    this.fuse.on(this.stores.ledger),
    this.fuse.on(this.learning.asContract),
    this.fuse.on(this.stores.work),
    this.clock,
  );
  readonly refundOwnOrder = new RefundOwnOrder(
    this.returnMoney,
    this.fuse.on(this.stores.events),
    new OwnRight(this.fuse.on(this.stores.orders), this.fuse.on(this.stores.refunds)),
    this.policy,
    this.fuse.on(this.learning.asContract),
    this.clock,
  );
  readonly recordTransfer = new RecordTransfer(
    this.fuse.on(this.stores.orders),
    this.fuse.on(this.stores.payments),
    this.fuse.on(this.stores.refunds),
    this.fuse.on(this.stores.ledger),
    this.fuse.on(this.stores.events),
    this.returnMoney,
    this.fuse.on(this.stores.work),
    this.clock,
  );
  readonly reconcileOrder = new ReconcileOrder(
    this.fuse.on(this.stores.orders),
    this.fuse.on(this.stores.refunds),
    this.fuse.on(this.provider),
    this.settlePayment,
    this.fuse.on(this.stores.work),
    this.clock,
  );
  readonly checkOrder = new CheckOrder(
    this.fuse.on(this.stores.orders),
    this.fuse.on(this.stores.payments),
    this.fuse.on(this.stores.refunds),
    this.fuse.on(this.provider),
    this.settlePayment,
    this.sendRefund,
    this.fuse.on(this.stores.work),
    this.clock,
  );
  readonly checkDueOrders = new CheckDueOrders(
    this.fuse.on(this.stores.orders),
    this.checkOrder,
    this.clock,
  );

  constructor(open: (learning: TwinLearning) => S) {
    super(open);
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

  /** The provider reports it now. */
  settle(report: PaymentReport) {
    return this.settlePayment.execute(report, { heardAt: this.clock.now() });
  }

  /** Clicks on Enroll Now. */
  enroll({
    learnerId = LEARNER,
    claimedUserId,
    buyerState = null,
    coupon = null,
  }: {
    learnerId?: string;
    claimedUserId?: string;
    buyerState?: string | null;
    coupon?: string | null;
  } = {}) {
    const order = { learnerId, courseId: COURSE, claimedUserId, buyerState, coupon };
    return this.createOrder.execute(order);
  }

  /** Clicks on Enroll Now and gets to the checkout. */
  async checkout(learnerId = LEARNER, coupon: string | null = null): Promise<ProviderOrder> {
    const created = await this.enroll({ learnerId, coupon });
    if (created.kind !== 'order') throw new Error('The course is free.');
    return { id: created.providerOrderId, amountPaise: created.amountPaise };
  }
}

/** The same on in-memory twins. */
export class Shop extends ShopOn<TwinStores> {
  constructor() {
    super((learning) => new TwinStores(learning));
  }

  get facts() {
    return this.stores.facts;
  }

  get orders() {
    return this.stores.orders;
  }

  get payments() {
    return this.stores.payments;
  }

  get refunds() {
    return this.stores.refunds;
  }

  get events() {
    return this.stores.events;
  }

  get ledger() {
    return this.stores.ledger;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { LearningApi } from '../../../learning/contract.js';
import {
  CourseAlreadyOwned,
  CourseWithoutPrice,
  OwnCourseCannotBeBought,
} from '../../domain/errors.js';
import { type OpenedOrder, Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { ApplyCoupon } from '../coupons/apply-coupon.js';
import { PlaceOrder } from './place-order.js';

export interface WantedCourse {
  readonly learnerId: string;
  readonly courseId: string;
  /** The user that the client takes itself to be; when given, it must be the learner. */
  readonly claimedUserId: string | undefined;
}

export interface CreateOrderCommand extends WantedCourse {
  /** The code of the buyer's State as tax offices number them; null when the buyer was not asked. */
  readonly buyerState: string | null;
  /** The code of a coupon as it was typed; null without one. */
  readonly coupon: string | null;
}

export type CreatedOrder =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'order'; readonly providerOrderId: string; readonly amountPaise: number };

/** Starts a purchase; a free course is enrolled in at once. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
    private readonly orders: Orders,
    private readonly placeOrder: PlaceOrder,
    private readonly applyCoupon: ApplyCoupon,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreateOrderCommand): Promise<CreatedOrder> {
    const { learnerId, courseId, buyerState } = command;
    const offer = await this.visibleOffer(command);
    if (await this.learning.isEnrolled(learnerId, courseId)) throw new CourseAlreadyOwned();
    if (offer.status !== 'published') {
      const order = await this.earlierOrder(learnerId, courseId);
      // Not offered again: the half hour in which it may still be paid counts from when the course was on sale.
      await this.change(order.id, (mine) => bill(mine, buyerState));
      return this.place(order);
    }
    // A course without a price is not free.
    if (offer.pricePaise === null) throw new CourseWithoutPrice();
    const price = Money.ofPaise(offer.pricePaise);
    if (price.isZero) {
      await this.unitOfWork.run(() => this.learning.enroll(learnerId, courseId, { kind: 'free' }));
      return { kind: 'enrolled' };
    }
    const { title: courseTitle, creatorId: educatorId } = offer;
    const opened = { learnerId, courseId, courseTitle, educatorId, price, buyerState };
    const { coupon: code } = command;
    return this.place(
      code === null ? await this.open(opened) : await this.openWithCoupon(opened, code),
    );
  }

  /**
   * Checks that the course exists for this learner, as far as they may know, and may be ordered. @throws Forbidden,
   * NotFound, OwnCourseCannotBeBought
   */
  async check(wanted: WantedCourse): Promise<void> {
    const { learnerId, courseId } = wanted;
    const { status } = await this.visibleOffer(wanted);
    const isHidden =
      status !== 'published' && !(await this.learning.isEnrolled(learnerId, courseId));
    if (isHidden) await this.earlierOrder(learnerId, courseId);
  }

  /** The order of these checks matters: callers who may not see a hidden course must not learn that it exists. */
  private async visibleOffer({ learnerId, courseId, claimedUserId }: WantedCourse) {
    if (claimedUserId !== undefined && claimedUserId !== learnerId) throw new Forbidden();
    const offer = await this.catalog.offerOf(courseId);
    if (!offer) throw new NotFound();
    const isOwn = offer.creatorId === learnerId;
    if (isOwn && offer.status !== 'retired') throw new OwnCourseCannotBeBought();
    return offer;
  }

  /** A learner who was about to pay when the course left the catalog may still do so for a while. */
  private async earlierOrder(learnerId: string, courseId: string): Promise<Order> {
    const order = await this.orders.openFor(learnerId, courseId);
    if (!order?.isHonoredAt(this.clock.now())) throw new NotFound();
    return order;
  }

  private async open(opened: Omit<OpenedOrder, 'id' | 'at'>): Promise<Order> {
    const at = this.clock.now();
    const order = Order.open({ ...opened, id: this.ids.next(), at });
    const open = await this.orders.openOnce(order);
    if (open.id !== order.id) await this.offerAgain(open.id, { buyerState: opened.buyerState, at });
    return open;
  }

  /** One transaction, so that nobody else counts the uses of the coupon meanwhile. */
  private openWithCoupon(opened: Omit<OpenedOrder, 'id' | 'at'>, code: string): Promise<Order> {
    return this.unitOfWork.run(async () => {
      const { courseId, learnerId, price: listPrice } = opened;
      const coupon = await this.applyCoupon.reserve({ courseId, code, learnerId });
      const discount = { couponId: coupon.id, code: coupon.code, listPrice };
      return this.open({ ...opened, price: coupon.priceOf(listPrice), discount });
    });
  }

  private offerAgain(
    orderId: string,
    { buyerState, at }: { readonly buyerState: string | null; readonly at: Date },
  ): Promise<void> {
    return this.change(orderId, (order) => {
      order.offerAgain(at);
      bill(order, buyerState);
    });
  }

  private async place(order: Order): Promise<CreatedOrder> {
    const providerOrderId = await this.placeOrder.execute(order);
    return { kind: 'order', providerOrderId, amountPaise: order.price.paise };
  }

  private change(orderId: string, step: (order: Order) => void): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) return;
      step(order);
      await this.orders.save(order);
    });
  }
}

function bill(order: Order, buyerState: string | null): void {
  if (buyerState) order.billTo(buyerState);
}

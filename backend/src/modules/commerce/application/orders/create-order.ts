import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { LearningApi } from '../../../learning/contract.js';
import {
  CouponNotValid,
  CourseAlreadyOwned,
  CourseWithoutPrice,
  OwnCourseCannotBeBought,
} from '../../domain/errors.js';
import type { Order } from '../../domain/order.js';
import { OpenOrder } from './open-order.js';
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
    private readonly openOrder: OpenOrder,
    private readonly placeOrder: PlaceOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(command: CreateOrderCommand): Promise<CreatedOrder> {
    const { learnerId, courseId, buyerState, coupon: code } = command;
    const offer = await this.visibleOffer(command);
    if (await this.learning.isEnrolled(learnerId, courseId)) throw new CourseAlreadyOwned();
    if (offer.status !== 'published') {
      const earlier = await this.earlierOrder({ learnerId, courseId }, code);
      return this.place(await this.openOrder.handOut(earlier, buyerState));
    }
    // A course without a price is not free.
    if (offer.pricePaise === null) throw new CourseWithoutPrice();
    const price = Money.ofPaise(offer.pricePaise);
    if (price.isZero) {
      await this.unitOfWork.run(() => this.learning.enroll(learnerId, courseId, { kind: 'free' }));
      return { kind: 'enrolled' };
    }
    const { title: courseTitle, creatorId: educatorId } = offer;
    const wanted = { learnerId, courseId, courseTitle, educatorId, price, buyerState };
    const order =
      code === null
        ? await this.openOrder.execute(wanted)
        : await this.openOrder.withCoupon(wanted, code);
    return this.place(order);
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
    if (isHidden) await this.earlierOrder(wanted, null);
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
  private async earlierOrder(
    buyer: { readonly learnerId: string; readonly courseId: string },
    code: string | null,
  ): Promise<Order> {
    const any = await this.openOrder.honored(buyer, null);
    if (!any) throw new NotFound();
    const order = code === null ? any : await this.openOrder.honored(buyer, code);
    if (!order) throw new CouponNotValid();
    return order;
  }

  private async place(order: Order): Promise<CreatedOrder> {
    const providerOrderId = await this.placeOrder.execute(order);
    return { kind: 'order', providerOrderId, amountPaise: order.price.paise };
  }
}

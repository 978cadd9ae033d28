import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Ids } from '../../../platform/application/ids.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { Forbidden, NotFound } from '../../../platform/domain/domain-error.js';
import { Money } from '../../../platform/domain/money.js';
import { CatalogApi, type CourseOffer } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';
import { CourseAlreadyOwned, OwnCourseCannotBeBought } from '../domain/order-errors.js';
import { Order } from '../domain/order.js';
import { Orders } from '../domain/orders.js';
import { PlaceOrder } from './place-order.js';

export interface CreateOrderCommand {
  readonly learnerId: string;
  readonly courseId: string;
  /** Whom the client believes to be; must be the learner when given. */
  readonly claimedUserId: string | undefined;
}

export type CreatedOrder =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'order'; readonly providerOrderId: string; readonly amountPaise: number };

/** Starts a purchase; a course that costs nothing is had at once. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
    private readonly orders: Orders,
    private readonly placeOrder: PlaceOrder,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreateOrderCommand): Promise<CreatedOrder> {
    const { learnerId, courseId, claimedUserId } = command;
    if (claimedUserId !== undefined && claimedUserId !== learnerId) throw new Forbidden();
    const offer = await this.buyableOffer(courseId, learnerId);
    const price = Money.ofPaise(offer.pricePaise ?? 0);
    if (price.isZero) {
      await this.unitOfWork.run(() => this.learning.enroll(learnerId, courseId, { kind: 'free' }));
      return { kind: 'enrolled' };
    }
    const { title: courseTitle, creatorId: educatorId } = offer;
    const opened = { learnerId, courseId, courseTitle, educatorId, price };
    const order = await this.orders.openOnce(
      Order.open({ ...opened, id: this.ids.next(), at: this.clock.now() }),
    );
    const providerOrderId = await this.placeOrder.execute(order);
    return { kind: 'order', providerOrderId, amountPaise: order.price.paise };
  }

  /** The order of the questions decides what strangers learn: a hidden course is hidden from everyone who may not see it. */
  private async buyableOffer(courseId: string, learnerId: string): Promise<CourseOffer> {
    const offer = await this.catalog.offerOf(courseId);
    if (!offer) throw new NotFound();
    const isOwn = offer.creatorId === learnerId;
    if (isOwn && offer.status !== 'retired') throw new OwnCourseCannotBeBought();
    if (await this.learning.isEnrolled(learnerId, courseId)) throw new CourseAlreadyOwned();
    if (offer.status !== 'published') throw new NotFound();
    return offer;
  }
}

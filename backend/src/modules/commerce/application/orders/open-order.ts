import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Money } from '../../../../platform/domain/money.js';
import { type Coupon, couponCode } from '../../domain/coupon.js';
import { CouponRefused } from '../../domain/errors.js';
import { type OpenedOrder, Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { ApplyCoupon } from '../coupons/apply-coupon.js';

type Wanted = Omit<OpenedOrder, 'id' | 'at'>;
type Buyer = Pick<OpenedOrder, 'learnerId' | 'courseId'>;

/** Finds or makes the open order that a learner pays, and keeps the State they told. */
@Injectable()
export class OpenOrder {
  constructor(
    private readonly orders: Orders,
    private readonly applyCoupon: ApplyCoupon,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** At the price that is wanted, offered anew. */
  execute(wanted: Wanted): Promise<Order> {
    return this.open(wanted, () => true);
  }

  /**
   * Whoever was at the checkout with a coupon that has ended may still pay. @throws InvalidInput, CouponNotValid,
   * CouponUsedUp
   */
  async withCoupon(wanted: Wanted, code: string): Promise<Order> {
    const asked = { ...wanted, code };
    try {
      const coupon = await this.applyCoupon.running(asked);
      if (!coupon.isLimited) return await this.execute(discounted(wanted, coupon));
      // One transaction, so that nobody else counts the uses meanwhile.
      return await this.unitOfWork.run(async () => {
        const reserved = await this.applyCoupon.reserve(asked);
        // Held on and on, the last use would never be anybody else's.
        const now = this.clock.now();
        return this.open(discounted(wanted, reserved), (order) => !order.isHonoredAt(now));
      });
    } catch (error) {
      return this.handOut(await this.insteadOf(error, wanted, code), wanted.buyerState);
    }
  }

  /**
   * The order that whoever was at the checkout with a coupon may still pay now that it is refused, unless the course costs
   * less by now. @throws the refusal, and any other error
   */
  async insteadOf(refusal: unknown, wanted: Buyer & { price: Money }, code: string) {
    if (!(refusal instanceof CouponRefused)) throw refusal;
    const order = await this.honored(wanted, code);
    if (!order || order.price.paise > wanted.price.paise) throw refusal;
    return order;
  }

  /** The learner's order that is still honored, with the coupon of the code if one is given, or null. */
  async honored({ learnerId, courseId }: Buyer, typed: string | null): Promise<Order | null> {
    const code = typed === null ? null : couponCode(typed, 'coupon');
    const order = await this.orders.openFor(learnerId, courseId, code);
    return order?.isHonoredAt(this.clock.now()) ? order : null;
  }

  /** Not offered again: the half hour in which it may be paid counts from when it was on sale at that price. */
  async handOut(order: Order, buyerState: string | null): Promise<Order> {
    await this.change(order.id, (mine) => bill(mine, buyerState));
    return order;
  }

  private async open(wanted: Wanted, isOfferedAgain: (order: Order) => boolean): Promise<Order> {
    const at = this.clock.now();
    const order = Order.open({ ...wanted, id: this.ids.next(), at });
    const open = await this.orders.openOnce(order);
    if (open.id === order.id) return open;
    if (!isOfferedAgain(open)) return this.handOut(open, wanted.buyerState);
    await this.change(open.id, (mine) => {
      mine.offerAgain(at);
      bill(mine, wanted.buyerState);
    });
    return open;
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

function discounted(wanted: Wanted, coupon: Coupon): Wanted {
  const { id: couponId, code } = coupon;
  const discount = { couponId, code, listPrice: wanted.price };
  return { ...wanted, price: coupon.priceOf(wanted.price), discount };
}

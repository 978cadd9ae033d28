import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Money } from '../../../../platform/domain/money.js';
import { type Coupon, couponCode } from '../../domain/coupon.js';
import { Coupons } from '../../domain/coupons.js';
import { CouponNotValid, CouponUsedUp } from '../../domain/errors.js';
import { honoredSince, type Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';

export interface WantedCoupon {
  readonly courseId: string;
  /** As it was typed. */
  readonly code: string;
  readonly learnerId: string;
}

/** Decides which coupon applies, and whether it has a use left. */
@Injectable()
export class ApplyCoupon {
  constructor(
    private readonly coupons: Coupons,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /** Whether it has a use left is not asked. @throws InvalidInput, CouponNotValid */
  async running({ courseId, code }: WantedCoupon): Promise<Coupon> {
    return this.judge(await this.coupons.byCode(courseId, couponCode(code, 'coupon')));
  }

  /** @throws InvalidInput, CouponNotValid, CouponUsedUp */
  async find(wanted: WantedCoupon): Promise<Coupon> {
    return this.withUse(await this.running(wanted), wanted.learnerId);
  }

  /**
   * Like `find`, for an order that is opened in this transaction: who wants the last use as well waits until it ends.
   */
  async reserve({ courseId, code, learnerId }: WantedCoupon): Promise<Coupon> {
    const coupon = await this.coupons.lockByCode(courseId, couponCode(code, 'coupon'));
    return this.withUse(this.judge(coupon), learnerId);
  }

  /** Whether a coupon still makes the course as cheap as the order was, now that it is no longer honored as such. */
  async stillAllows({ couponId, learnerId, price }: Order, list: Money): Promise<boolean> {
    const coupon = couponId === null ? null : await this.coupons.find(couponId);
    if (!coupon?.isRunningAt(this.clock.now())) return false;
    return coupon.priceOf(list).paise <= price.paise && !(await this.isUsedUp(coupon, learnerId));
  }

  private judge(coupon: Coupon | null): Coupon {
    if (!coupon?.isRunningAt(this.clock.now())) throw new CouponNotValid();
    return coupon;
  }

  private async withUse(coupon: Coupon, learnerId: string): Promise<Coupon> {
    if (await this.isUsedUp(coupon, learnerId)) throw new CouponUsedUp();
    return coupon;
  }

  private async isUsedUp(coupon: Coupon, learnerId: string): Promise<boolean> {
    if (!coupon.isLimited) return false;
    const others = { than: learnerId, since: honoredSince(this.clock.now()) };
    return coupon.isUsedUpBy(await this.orders.usesByOthers(coupon.id, others));
  }
}

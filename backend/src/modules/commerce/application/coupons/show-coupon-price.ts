import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
import { CatalogApi } from '../../../catalog/contract.js';
import type { Coupon } from '../../domain/coupon.js';
import { Coupons } from '../../domain/coupons.js';
import { CouponNotValid } from '../../domain/errors.js';
import { OpenOrder } from '../orders/open-order.js';
import { ApplyCoupon, type WantedCoupon } from './apply-coupon.js';

export interface CouponPrice {
  readonly coupon: Coupon;
  readonly price: Money;
  readonly listPrice: Money;
}

/** What a course on sale costs with a coupon; for whoever is at the checkout with it, what their order costs. */
@Injectable()
export class ShowCouponPrice {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly applyCoupon: ApplyCoupon,
    private readonly coupons: Coupons,
    private readonly openOrder: OpenOrder,
  ) {}

  /** @throws NotFound, InvalidInput, CouponNotValid, CouponUsedUp */
  async execute(wanted: WantedCoupon): Promise<CouponPrice> {
    const offer = await this.catalog.offerOf(wanted.courseId);
    if (offer?.status !== 'published') throw new NotFound();
    if (!offer.pricePaise) throw new CouponNotValid();
    const listPrice = Money.ofPaise(offer.pricePaise);
    try {
      const coupon = await this.applyCoupon.find(wanted);
      return { coupon, listPrice, price: coupon.priceOf(listPrice) };
    } catch (error) {
      const { learnerId, courseId, code } = wanted;
      const buyer = { learnerId, courseId, price: listPrice };
      const { couponId, price } = await this.openOrder.insteadOf(error, buyer, code);
      const coupon = couponId && (await this.coupons.find(couponId));
      if (!coupon) throw error;
      return { coupon, listPrice, price };
    }
  }
}

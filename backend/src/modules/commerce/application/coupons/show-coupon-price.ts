import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
import { CatalogApi } from '../../../catalog/contract.js';
import type { Coupon } from '../../domain/coupon.js';
import { CouponNotValid } from '../../domain/errors.js';
import { ApplyCoupon, type WantedCoupon } from './apply-coupon.js';

export interface CouponPrice {
  readonly coupon: Coupon;
  readonly price: Money;
  readonly listPrice: Money;
}

/** What a course on sale costs with a coupon. */
@Injectable()
export class ShowCouponPrice {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly applyCoupon: ApplyCoupon,
  ) {}

  /** @throws NotFound, InvalidInput, CouponNotValid, CouponUsedUp */
  async execute(wanted: WantedCoupon): Promise<CouponPrice> {
    const offer = await this.catalog.offerOf(wanted.courseId);
    if (offer?.status !== 'published') throw new NotFound();
    const coupon = await this.applyCoupon.find(wanted);
    if (!offer.pricePaise) throw new CouponNotValid();
    const listPrice = Money.ofPaise(offer.pricePaise);
    return { coupon, listPrice, price: coupon.priceOf(listPrice) };
  }
}

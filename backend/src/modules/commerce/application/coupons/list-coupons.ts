import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Coupons } from '../../domain/coupons.js';
import { Orders } from '../../domain/orders.js';
import { counted, type CountedCoupon } from './counted-coupon.js';
import { CouponRight } from './coupon-right.js';

@Injectable()
export class ListCoupons {
  constructor(
    private readonly right: CouponRight,
    private readonly coupons: Coupons,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @throws NotFound */
  async execute(educatorId: string, courseId: string): Promise<readonly CountedCoupon[]> {
    await this.right.assertOwns(educatorId, courseId);
    const coupons = await this.coupons.ofCourse(courseId);
    const sales = await this.orders.salesWith(coupons.map(({ id }) => id));
    const now = this.clock.now();
    return coupons.map((coupon) => counted(coupon, sales.get(coupon.id) ?? 0, now));
  }
}

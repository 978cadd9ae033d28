import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Coupons } from '../../domain/coupons.js';
import { Orders } from '../../domain/orders.js';
import { counted, type CountedCoupon } from './counted-coupon.js';
import { CouponRight } from './coupon-right.js';

@Injectable()
export class EndCoupon {
  constructor(
    private readonly right: CouponRight,
    private readonly coupons: Coupons,
    private readonly orders: Orders,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async execute(educatorId: string, courseId: string, couponId: string): Promise<CountedCoupon> {
    await this.right.assertOwns(educatorId, courseId);
    const coupon = await this.unitOfWork.run(async () => {
      const found = await this.coupons.lock(couponId);
      if (found?.courseId !== courseId) throw new NotFound();
      found.end(this.clock.now());
      await this.coupons.save(found);
      return found;
    });
    const sales = await this.orders.salesWith([couponId]);
    return counted(coupon, sales.get(couponId) ?? 0, this.clock.now());
  }
}

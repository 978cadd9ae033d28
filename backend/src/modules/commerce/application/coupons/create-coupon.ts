import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Coupon } from '../../domain/coupon.js';
import { Coupons } from '../../domain/coupons.js';
import { CouponExists, TooManyCoupons } from '../../domain/errors.js';
import { CouponRight } from './coupon-right.js';
import { type CountedCoupon, counted } from './counted-coupon.js';

/** Ended ones count as well: their codes are taken, and orders name them. */
const MOST = 100;

export interface NewCoupon {
  readonly educatorId: string;
  readonly courseId: string;
  readonly code: string;
  readonly percentOff: number;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
}

@Injectable()
export class CreateCoupon {
  constructor(
    private readonly right: CouponRight,
    private readonly coupons: Coupons,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  check(educatorId: string, courseId: string): Promise<void> {
    return this.right.assertOwns(educatorId, courseId);
  }

  /** @throws NotFound, InvalidInput, TooManyCoupons, CouponExists */
  async execute(wanted: NewCoupon): Promise<CountedCoupon> {
    await this.check(wanted.educatorId, wanted.courseId);
    const at = this.clock.now();
    const coupon = Coupon.create({ ...wanted, id: this.ids.next(), at });
    if ((await this.coupons.ofCourse(wanted.courseId)).length >= MOST)
      throw new TooManyCoupons(MOST);
    if (!(await this.coupons.add(coupon))) throw new CouponExists();
    await this.removeWithCourse(wanted);
    return counted(coupon, 0, at);
  }

  /** A course that was removed meanwhile may have lost its coupons before this one came. */
  private async removeWithCourse({ educatorId, courseId }: NewCoupon): Promise<void> {
    try {
      await this.check(educatorId, courseId);
    } catch (error) {
      if (error instanceof NotFound) await this.coupons.removeOfCourse(courseId);
      throw error;
    }
  }
}

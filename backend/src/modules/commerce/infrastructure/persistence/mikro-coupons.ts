import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Coupon } from '../../domain/coupon.js';
import { Coupons } from '../../domain/coupons.js';
import { CouponMapping } from './mapping.js';

@Injectable()
export class MikroCoupons extends Coupons {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async add(coupon: Coupon): Promise<boolean> {
    try {
      await this.database.em.insert(coupon);
      return true;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return false;
      throw error;
    }
  }

  find(id: string): Promise<Coupon | null> {
    return this.database.em.findOne(CouponMapping, { id });
  }

  lock(id: string): Promise<Coupon | null> {
    return this.database.em.findOne(CouponMapping, { id }, LOCKED);
  }

  byCode(courseId: string, code: string): Promise<Coupon | null> {
    return this.database.em.findOne(CouponMapping, { courseId, code });
  }

  lockByCode(courseId: string, code: string): Promise<Coupon | null> {
    return this.database.em.findOne(CouponMapping, { courseId, code }, LOCKED);
  }

  ofCourse(courseId: string): Promise<readonly Coupon[]> {
    return this.database.em.find(CouponMapping, { courseId }, { orderBy: { id: 'desc' } });
  }

  save(coupon: Coupon): Promise<void> {
    return this.store.save(coupon);
  }

  async removeOfCourse(courseId: string): Promise<void> {
    await this.sql.rows('delete from commerce.coupon where course_id = $1', [courseId]);
  }

  async removeOfEducator(educatorId: string): Promise<void> {
    await this.sql.rows('delete from commerce.coupon where educator_id = $1', [educatorId]);
  }
}

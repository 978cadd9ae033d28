import type { Coupon } from '../domain/coupon.js';
import { Coupons } from '../domain/coupons.js';
import { AggregateShelf, RecordedFacts } from './aggregate-shelf.js';

export class InMemoryCoupons extends Coupons {
  readonly shelf: AggregateShelf<Coupon>;

  constructor(facts = new RecordedFacts()) {
    super();
    this.shelf = new AggregateShelf(facts);
  }

  async add(coupon: Coupon): Promise<boolean> {
    if (await this.byCode(coupon.courseId, coupon.code)) return false;
    this.shelf.put(coupon);
    return true;
  }

  async find(id: string): Promise<Coupon | null> {
    return this.shelf.get(id);
  }

  async lock(id: string): Promise<Coupon | null> {
    return this.shelf.get(id);
  }

  async byCode(courseId: string, code: string): Promise<Coupon | null> {
    return (await this.ofCourse(courseId)).find((coupon) => coupon.code === code) ?? null;
  }

  lockByCode(courseId: string, code: string): Promise<Coupon | null> {
    return this.byCode(courseId, code);
  }

  async ofCourse(courseId: string): Promise<readonly Coupon[]> {
    return this.shelf.all.filter((coupon) => coupon.courseId === courseId).toReversed();
  }

  async save(coupon: Coupon): Promise<void> {
    this.shelf.put(coupon);
  }

  async removeOfCourse(courseId: string): Promise<void> {
    this.shelf.remove((coupon) => coupon.courseId === courseId);
  }

  async removeOfEducator(educatorId: string): Promise<void> {
    this.shelf.remove((coupon) => coupon.educatorId === educatorId);
  }
}

import type { Coupon } from './coupon.js';

/** The repository of coupons. */
export abstract class Coupons {
  /** Stores a new coupon unless its course has one of that code, running or not; tells whether it did. */
  abstract add(coupon: Coupon): Promise<boolean>;

  abstract find(id: string): Promise<Coupon | null>;

  /** Like `find`, with its row locked until the transaction ends. */
  abstract lock(id: string): Promise<Coupon | null>;

  /** The course's coupon of the code, or null. */
  abstract byCode(courseId: string, code: string): Promise<Coupon | null>;

  /** Like `byCode` and `lock`. */
  abstract lockByCode(courseId: string, code: string): Promise<Coupon | null>;

  /** All of the course, newest first. */
  abstract ofCourse(courseId: string): Promise<readonly Coupon[]>;

  abstract save(coupon: Coupon): Promise<void>;

  /** Orders keep what they were bought with. */
  abstract removeOfCourse(courseId: string): Promise<void>;

  /** Like `removeOfCourse`. */
  abstract removeOfEducator(educatorId: string): Promise<void>;
}

import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { CourseRemoved, CourseRetired } from '../../../catalog/contract.js';
import { RemoveCoupons } from '../../application/coupons/remove-coupons.js';

@Injectable()
export class RemoveCouponsOnRemoved extends Subscriber<{ courseId: string }> {
  readonly name = 'commerce.remove-coupons';
  readonly fact = CourseRemoved;
  override readonly furtherFacts = [CourseRetired];

  constructor(private readonly removeCoupons: RemoveCoupons) {
    super();
  }

  handle({ courseId }: { courseId: string }): Promise<void> {
    return this.removeCoupons.ofCourse(courseId);
  }
}

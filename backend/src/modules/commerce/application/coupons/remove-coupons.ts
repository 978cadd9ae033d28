import { Injectable } from '@nestjs/common';
import { Coupons } from '../../domain/coupons.js';

/** Deletes the coupons of what no longer exists; orders keep the codes they were opened with. */
@Injectable()
export class RemoveCoupons {
  constructor(private readonly coupons: Coupons) {}

  ofCourse(courseId: string): Promise<void> {
    return this.coupons.removeOfCourse(courseId);
  }

  ofEducator(educatorId: string): Promise<void> {
    return this.coupons.removeOfEducator(educatorId);
  }
}

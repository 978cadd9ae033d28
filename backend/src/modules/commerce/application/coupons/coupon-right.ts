import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi } from '../../../catalog/contract.js';

/** Decides who makes and ends the coupons of a course: its educator, until it is retired. */
@Injectable()
export class CouponRight {
  constructor(private readonly catalog: CatalogApi) {}

  /** @throws NotFound */
  async assertOwns(educatorId: string, courseId: string): Promise<void> {
    const offer = await this.catalog.offerOf(courseId);
    if (offer?.creatorId !== educatorId || offer.status === 'retired') throw new NotFound();
  }
}

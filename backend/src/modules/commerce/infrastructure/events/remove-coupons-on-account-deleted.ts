import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { RemoveCoupons } from '../../application/coupons/remove-coupons.js';

@Injectable()
export class RemoveCouponsOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'commerce.remove-coupons-of-account';
  readonly fact = AccountDeleted;

  constructor(private readonly removeCoupons: RemoveCoupons) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.removeCoupons.ofEducator(userId);
  }
}

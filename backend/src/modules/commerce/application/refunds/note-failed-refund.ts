import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Refunds } from '../../domain/refunds.js';
import type { FailedRefund } from '../payments/payment-provider.js';

/** The provider could not send back what it had agreed to send. */
@Injectable()
export class NoteFailedRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Of ours, people look at it; a part that somebody sent on the provider's screens has another amount, and is none of ours. */
  execute({ paymentId, amountPaise }: FailedRefund): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.lock(paymentId);
      if (refund?.amount.paise !== amountPaise) return;
      refund.fail('The provider could not send the money.');
      await this.refunds.save(refund);
    });
  }
}

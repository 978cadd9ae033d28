import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Payments } from '../../domain/payments.js';
import { Refunds } from '../../domain/refunds.js';
import type { FailedRefund } from '../payments/payment-provider.js';

/** The provider could not send a refund that it had accepted. */
@Injectable()
export class NoteFailedRefund {
  constructor(
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Staff handle a failed refund of ours. A different amount means a partial refund made in the provider's dashboard,
   * which is not ours.
   */
  execute({ paymentId, amountPaise }: FailedRefund, at: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.lock(paymentId);
      const payment = await this.payments.find(paymentId);
      if (!payment || refund?.amount.paise !== amountPaise) return;
      refund.failAtTheBank(at, payment.kept);
      await this.refunds.save(refund);
    });
  }
}

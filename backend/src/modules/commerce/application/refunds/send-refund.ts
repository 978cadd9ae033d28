import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Refund } from '../../domain/refund.js';
import { Payments } from '../../domain/payments.js';
import { Refunds } from '../../domain/refunds.js';
import { isRefusal, PaymentProvider } from '../payments/payment-provider.js';

/** Asks the provider to send a refund. The provider's report that the money was sent settles the ledger. */
@Injectable()
export class SendRefund {
  constructor(
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Safe to repeat. @returns the provider's reason if it refused, which is kept for staff; else null
   * @throws PaymentProviderFailed when a retry may help
   */
  async execute(paymentId: string): Promise<string | null> {
    const refund = await this.refunds.find(paymentId);
    if (refund?.status !== 'requested' && refund?.status !== 'sent') return null;
    const { amount, idempotencyKey } = refund;
    try {
      await this.provider.refund({ paymentId, amountPaise: amount.paise, idempotencyKey });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A refund whose amount shrank meanwhile is requested anew: the provider refused an amount that is no longer
      // owed.
      await this.change(paymentId, async (mine) => {
        const payment = await this.payments.find(paymentId);
        if (payment && mine.idempotencyKey === idempotencyKey)
          mine.fail(error.reason, this.clock.now(), payment.kept);
      });
      return error.reason;
    }
    await this.change(paymentId, (mine) => mine.sent(this.clock.now()));
    return null;
  }

  private change(paymentId: string, step: (refund: Refund) => Promise<void> | void): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.lock(paymentId);
      if (!refund) return;
      await step(refund);
      await this.refunds.save(refund);
    });
  }
}

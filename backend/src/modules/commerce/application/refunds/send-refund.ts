import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Refund } from '../../domain/refund.js';
import { Refunds } from '../../domain/refunds.js';
import { isRefusal, PaymentProvider } from '../payments/payment-provider.js';

/** Asks the provider to send money back. Its report that the money went settles the books. */
@Injectable()
export class SendRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Safe to repeat. @returns what the provider said when it refused, which is kept for people to look at; else null
   * @throws PaymentProviderFailed when trying again may help
   */
  async execute(paymentId: string): Promise<string | null> {
    const refund = await this.refunds.find(paymentId);
    if (refund?.status !== 'requested' && refund?.status !== 'sent') return null;
    const { amount, idempotencyKey } = refund;
    try {
      await this.provider.refund({ paymentId, amountPaise: amount.paise, idempotencyKey });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // One that shrank meanwhile is asked for anew: what was refused is an amount that nobody owes any more.
      await this.change(paymentId, (mine) => {
        if (mine.idempotencyKey === idempotencyKey) mine.fail(error.reason);
      });
      return error.reason;
    }
    await this.change(paymentId, (mine) => mine.sent(this.clock.now()));
    return null;
  }

  private change(paymentId: string, step: (refund: Refund) => void): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.lock(paymentId);
      if (!refund) return;
      step(refund);
      await this.refunds.save(refund);
    });
  }
}

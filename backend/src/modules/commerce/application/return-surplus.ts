import { Injectable } from '@nestjs/common';
import { Payments } from '../domain/payments.js';
import { PaymentProvider } from './payment-provider.js';

/** Sends money back that bought nothing. The provider's report of it then settles the books. */
@Injectable()
export class ReturnSurplus {
  constructor(
    private readonly payments: Payments,
    private readonly provider: PaymentProvider,
  ) {}

  /** Safe to repeat. @throws PaymentProviderFailed */
  async execute(paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment?.status !== 'captured') return;
    const { paise: amountPaise } = payment.amount;
    await this.provider.refund({ paymentId, amountPaise, idempotencyKey: `refund-${paymentId}` });
  }
}

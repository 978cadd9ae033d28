import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { SendRefund } from '../../application/refunds/send-refund.js';
import { type RefundOfPayment, RefundRequested } from '../../domain/facts.js';

@Injectable()
export class SendRefundOnRequest extends Subscriber<RefundOfPayment> {
  readonly name = 'commerce.send-refund';
  readonly fact = RefundRequested;
  override readonly marks = 'afterwards';
  /** Covers some hours of an unavailable provider: nothing but retrying can be done about it. */
  override readonly maxAttempts = 40;

  constructor(
    private readonly sendRefund: SendRefund,
    private readonly log: Log,
  ) {
    super();
  }

  async handle({ orderId, paymentId }: RefundOfPayment): Promise<void> {
    const refusal = await this.sendRefund.execute(paymentId);
    if (refusal !== null)
      this.log.warn({ orderId, paymentId, refusal }, 'the provider refuses to send money back');
  }
}

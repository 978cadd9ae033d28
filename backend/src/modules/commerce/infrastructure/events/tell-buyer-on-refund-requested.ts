import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellBuyer } from '../../application/mails/tell-buyer.js';
import { type RefundOfPayment, RefundRequested } from '../../domain/facts.js';

@Injectable()
export class TellBuyerOnRefundRequested extends Subscriber<RefundOfPayment> {
  readonly name = 'commerce.tell-refund-requested';
  readonly fact = RefundRequested;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tellBuyer: TellBuyer) {
    super();
  }

  handle(refund: RefundOfPayment, { messageId: mailId }: Delivery): Promise<void> {
    return this.tellBuyer.refundRequested({ ...refund, mailId });
  }
}

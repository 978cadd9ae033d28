import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellBuyer } from '../../application/mails/tell-buyer.js';
import { OrderPaid } from '../../domain/facts.js';

@Injectable()
export class TellBuyerOnPaid extends Subscriber<{ readonly orderId: string }> {
  readonly name = 'commerce.tell-paid';
  readonly fact = OrderPaid;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tellBuyer: TellBuyer) {
    super();
  }

  handle(
    { orderId }: { readonly orderId: string },
    { messageId: mailId }: Delivery,
  ): Promise<void> {
    return this.tellBuyer.paid({ orderId, mailId });
  }
}

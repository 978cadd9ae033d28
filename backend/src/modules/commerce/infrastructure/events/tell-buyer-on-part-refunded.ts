import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellBuyer } from '../../application/mails/tell-buyer.js';
import { OrderPartRefunded } from '../../domain/facts.js';

interface PartOfOrder {
  readonly orderId: string;
  readonly amountPaise: number;
}

@Injectable()
export class TellBuyerOnPartRefunded extends Subscriber<PartOfOrder> {
  readonly name = 'commerce.tell-part-refunded';
  readonly fact = OrderPartRefunded;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tellBuyer: TellBuyer) {
    super();
  }

  handle({ orderId, amountPaise }: PartOfOrder, { messageId: mailId }: Delivery): Promise<void> {
    return this.tellBuyer.partRefunded({ orderId, amountPaise, mailId });
  }
}

import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellEducator } from '../../application/mails/tell-educator.js';
import { PayoutRecorded } from '../../domain/facts.js';

@Injectable()
export class TellEducatorOnPayoutRecorded extends Subscriber<{ readonly payoutId: string }> {
  readonly name = 'commerce.tell-payout-recorded';
  readonly fact = PayoutRecorded;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tellEducator: TellEducator) {
    super();
  }

  handle({ payoutId }: { readonly payoutId: string }, delivery: Delivery): Promise<void> {
    return this.tellEducator.payoutRecorded({ payoutId, mailId: delivery.messageId });
  }
}

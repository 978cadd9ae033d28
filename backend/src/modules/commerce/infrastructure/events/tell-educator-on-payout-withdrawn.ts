import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { TellEducator } from '../../application/mails/tell-educator.js';
import { PayoutWithdrawn } from '../../domain/facts.js';

@Injectable()
export class TellEducatorOnPayoutWithdrawn extends Subscriber<{ readonly payoutId: string }> {
  readonly name = 'commerce.tell-payout-withdrawn';
  readonly fact = PayoutWithdrawn;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly tellEducator: TellEducator) {
    super();
  }

  handle({ payoutId }: { readonly payoutId: string }, delivery: Delivery): Promise<void> {
    return this.tellEducator.payoutWithdrawn({ payoutId, mailId: delivery.messageId });
  }
}

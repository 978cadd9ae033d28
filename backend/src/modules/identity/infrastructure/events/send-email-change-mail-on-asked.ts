import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Aftermath, Subscriber } from '../../../../platform/application/subscriber.js';
import { SendEmailChangeMail } from '../../application/email/send-email-change-mail.js';
import { EmailChangeAsked } from '../../domain/facts.js';

@Injectable()
export class SendEmailChangeMailOnAsked extends Subscriber<{ challengeId: string }> {
  readonly name = 'identity.send-email-change-mail';
  readonly fact = EmailChangeAsked;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly sendEmailChangeMail: SendEmailChangeMail) {
    super();
  }

  handle(payload: { challengeId: string }): Promise<void> {
    return this.sendEmailChangeMail.execute(payload);
  }

  /**
   * A person who mistyped an address requests another code; staff can do nothing about this one, which expires soon.
   */
  override async giveUp(): Promise<Aftermath> {
    return 'settled';
  }
}

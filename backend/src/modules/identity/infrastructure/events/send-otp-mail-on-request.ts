import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Aftermath, Subscriber } from '../../../../platform/application/subscriber.js';
import { SendOtpMail } from '../../application/passwords/send-otp-mail.js';
import { OtpRequested } from '../../domain/facts.js';

@Injectable()
export class SendOtpMailOnRequest extends Subscriber<{ challengeId: string }> {
  readonly name = 'identity.send-otp-mail';
  readonly fact = OtpRequested;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly sendOtpMail: SendOtpMail) {
    super();
  }

  handle(payload: { challengeId: string }): Promise<void> {
    return this.sendOtpMail.execute(payload);
  }

  /**
   * A person who mistyped an address requests another code; staff can do nothing about this one, which expires soon.
   */
  override async giveUp(): Promise<Aftermath> {
    return 'settled';
  }
}

import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { SendResetNotice } from '../../application/passwords/send-reset-notice.js';
import { PasswordChanged } from '../../domain/facts.js';

@Injectable()
export class SendNoticeOnPasswordChanged extends Subscriber<{ userId: string }> {
  readonly name = 'identity.send-change-notice';
  readonly fact = PasswordChanged;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly sendResetNotice: SendResetNotice) {
    super();
  }

  handle({ userId }: { userId: string }, { messageId }: Delivery): Promise<void> {
    return this.sendResetNotice.execute({ userId, mailId: messageId });
  }
}

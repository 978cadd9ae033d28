import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { SendEmailChangeNotice } from '../../application/email/send-email-change-notice.js';
import { EmailChanged } from '../../domain/facts.js';

@Injectable()
export class SendNoticeOnEmailChanged extends Subscriber<{ userId: string; changeId: string }> {
  readonly name = 'identity.send-email-change-notice';
  readonly fact = EmailChanged;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly sendEmailChangeNotice: SendEmailChangeNotice) {
    super();
  }

  handle({ changeId }: { changeId: string }, { messageId }: Delivery): Promise<void> {
    return this.sendEmailChangeNotice.execute({ changeId, mailId: messageId });
  }
}

import { Injectable } from '@nestjs/common';
import { MAIL_ATTEMPTS } from '../../../../platform/application/mailer.js';
import { type Delivery, Subscriber } from '../../../../platform/application/subscriber.js';
import { SendTokenNotice } from '../../application/access-tokens/send-token-notice.js';
import { AccessTokenIssued } from '../../domain/facts.js';

@Injectable()
export class SendNoticeOnAccessTokenIssued extends Subscriber<{ tokenId: string }> {
  readonly name = 'identity.send-token-notice';
  readonly fact = AccessTokenIssued;
  override readonly marks = 'afterwards';
  override readonly maxAttempts = MAIL_ATTEMPTS;

  constructor(private readonly sendTokenNotice: SendTokenNotice) {
    super();
  }

  handle({ tokenId }: { tokenId: string }, { messageId }: Delivery): Promise<void> {
    return this.sendTokenNotice.execute({ tokenId, mailId: messageId });
  }
}

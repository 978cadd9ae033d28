import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../../platform/application/mailer.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ClientLinks } from '../mails/client-links.js';
import { emailChangedMail } from './email-change-mails.js';

@Injectable()
export class SendEmailChangeNotice {
  constructor(
    private readonly challenges: OtpChallenges,
    private readonly links: ClientLinks,
    private readonly mailer: Mailer,
  ) {}

  /** Mails the address that the account moved away from. */
  async execute({ changeId, mailId }: { changeId: string; mailId: string }): Promise<void> {
    const change = await this.challenges.find(changeId);
    if (!change?.oldEmail || !change.newEmail || !change.passedAt) return;
    const move = { from: change.oldEmail, to: change.newEmail, at: change.passedAt };
    await this.mailer.send(emailChangedMail(mailId, move, this.links.contactPage()));
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { type Mail, Mailer } from '../../../../platform/application/mailer.js';
import { EmailAddress } from '../../domain/email-address.js';
import type { OtpChallenge } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { Users } from '../../domain/users.js';
import { ClientLinks } from '../mails/client-links.js';
import { emailCodeMail, emailInUseMail, emailLinkMail } from './email-change-mails.js';
import { OtpCodes } from '../passwords/otp-codes.js';

@Injectable()
export class SendEmailChangeMail {
  constructor(
    private readonly challenges: OtpChallenges,
    private readonly users: Users,
    private readonly codes: OtpCodes,
    private readonly links: ClientLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Mails the new address: a code or link or, if another account has it, only a notice of the request. */
  async execute({ challengeId }: { challengeId: string }): Promise<void> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge?.newEmail || !challenge.isOpen(this.clock.now())) return;
    await this.mailer.send(await this.mailTo(challenge.newEmail, challenge));
  }

  private async mailTo(email: string, challenge: OtpChallenge): Promise<Mail> {
    const { id, kind } = challenge;
    const owner = await this.users.findByEmail(EmailAddress.parse(email));
    if (owner) return emailInUseMail(id, owner, this.links.resetPage());
    const secret = this.codes.secretOf(challenge);
    return kind === 'email-code'
      ? emailCodeMail(id, email, secret)
      : emailLinkMail(id, email, this.links.emailChange(secret));
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Mailer } from '../../../../platform/application/mailer.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { Users } from '../../domain/users.js';
import { ClientLinks } from '../mails/client-links.js';
import { otpMail, resetLinkMail, verificationMail } from '../mails/mails.js';
import { OtpCodes } from './otp-codes.js';

@Injectable()
export class SendOtpMail {
  constructor(
    private readonly challenges: OtpChallenges,
    private readonly users: Users,
    private readonly codes: OtpCodes,
    private readonly links: ClientLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** A code or link that ended while it was queued is not sent. */
  async execute({ challengeId }: { challengeId: string }): Promise<void> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge?.isOpen(this.clock.now())) return;
    const user = await this.users.find(challenge.userId);
    if (!user) return;
    const { id, kind } = challenge;
    const secret = this.codes.secretOf(challenge);
    if (kind === 'code') await this.mailer.send(otpMail(id, user, secret));
    else if (kind === 'link')
      await this.mailer.send(resetLinkMail(id, user, this.links.reset(user.email, secret)));
    else
      await this.mailer.send(
        verificationMail(id, user, this.links.verification(`${id}.${secret}`)),
      );
  }
}

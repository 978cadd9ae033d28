import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Mailer } from '../../../platform/application/mailer.js';
import { OtpChallenges } from '../domain/otp-challenges.js';
import { Users } from '../domain/users.js';
import { otpMail } from './mails.js';
import { OtpCodes } from './otp-codes.js';

@Injectable()
export class SendOtpMail {
  constructor(
    private readonly challenges: OtpChallenges,
    private readonly users: Users,
    private readonly codes: OtpCodes,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** A code that ended while it waited is not sent. */
  async execute({ challengeId }: { challengeId: string }): Promise<void> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge?.isOpen(this.clock.now())) return;
    const user = await this.users.find(challenge.userId);
    if (user) await this.mailer.send(otpMail(challengeId, user, this.codes.codeOf(challengeId)));
  }
}
